level-random = random
level-greedy = greedy
level-beginner = beginner
level-easy = easy
level-medium = medium
level-strong = strong
level-master = master
