# Lessons: the pages around them, and what is wrong with a file. What the lessons themselves say is in lessons/.
page-learn = Обучение
page-learn-line = Короткие задания на настоящем поле. На каждый ход есть ответ: почему так нельзя или почему это не то, о чём просили.
page-learn-all = Обучение другим играм
page-learn-hello = Впервые здесь? Научитесь играть
page-learn-game = { $game }: обучение
page-learn-steps = Выполнено { $done } из { $count ->
    [one] { $count } задания
   *[other] { $count } заданий
 }
page-learn-offer = Ещё не играли? Несколько коротких заданий покажут, как устроена игра «{ $game }».
page-learn-offer-yes = Научиться
page-learn-offer-no = Я знаю эту игру
page-learn-offer-again = Снова предлагать обучение
page-learn-none = Для этой игры уроков пока нет.
lesson-step = Задание { $at } из { $count }
lesson-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звёзд
 } из 3
lesson-open = ещё не выполнено
lesson-missed = Так можно, но задание не об этом. Взгляните ещё раз.
lesson-again = Ещё раз
lesson-looking = Проверяем ход…
lesson-next = Дальше
lesson-hint = Подсказка
lesson-hint-move = Показать
lesson-hint-shown = Ход показан на поле.
lesson-finished = Урок окончен.
lesson-left = Осталось ещё задание { $at }.
lesson-all-finished = Все уроки пройдены: теперь вы умеете играть. { $game } ждёт!
lesson-onward = Следующий урок
lesson-list = Все уроки
lesson-task = Задание
lesson-prompt = Ваш ход (? — подсказка, q — выйти)
lesson-true = Всё сходится: { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
 }.
lesson-bye = Продолжить в другой раз: minoteka learn { $game } { $lesson }
error-lesson-lies = { $file }, строка { $line }: { $why }
error-lesson-toml = не удаётся прочитать: { $why }
error-lesson-name = «{ $name }» не годится как имя шага, или такое уже есть.
error-lesson-over = в этой позиции всё уже кончилось: учиться здесь нечему.
error-lesson-no-goal = шаг не говорит, какова его цель: moves, event, reason или view.
error-lesson-unreachable = ни один ход не делает того, чего требует эта цель.
error-lesson-done-before = решение ещё идёт, а задание уже выполнено (сделано ходов: { $moves }).
error-lesson-text = текста { $key } нет на языке «{ $language }».
error-lesson-unknown = Урока «{ $name }» нет. Есть такие: { $known }
error-lesson-no-step = Шага «{ $name }» в этом уроке нет.
error-lesson-none = Для { $game } уроков пока нет.
