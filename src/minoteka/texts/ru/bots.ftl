level-random = наугад
level-greedy = жадный
level-beginner = новичок
level-easy = лёгкий
level-medium = средний
level-strong = сильный
level-master = мастер
