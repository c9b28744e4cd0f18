level-random = навмання
level-greedy = жадібний
level-beginner = початківець
level-easy = легкий
level-medium = середній
level-strong = сильний
level-master = майстер
