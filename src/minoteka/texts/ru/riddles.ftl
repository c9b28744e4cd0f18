# Задачи: позиция игры и один правильный ответ.
riddle-themes = Задачи: «minoteka puzzle list THEME» называет их, «minoteka puzzle play GAME» — задача дня.
riddle-last-die = Последний кубик
riddle-last-die-task = Выигрывает ровно один ход, что бы ни делал соперник. Найдите его и играйте дальше, пока такой ход один.
riddle-saved-draw = Спасённая ничья
riddle-saved-draw-task = Все ходы, кроме одного, проигрывают. Найдите тот, что держит ничью, и играйте дальше, пока такой ход один.
riddle-shut-out = Запереть соперника
riddle-shut-out-task = Положите фигуру так, чтобы { $colour ->
    [0] красный
    [1] жёлтый
    [2] зелёный
    [3] синий
    [4] фиолетовый
   *[5] белый
 } цвет больше ничего не мог положить.
riddle-shut-out-reached = После этого { $colour ->
    [0] красный
    [1] жёлтый
    [2] зелёный
    [3] синий
    [4] фиолетовый
   *[5] белый
 } цвет ещё может положить фигуру{ $answer ->
    [shown] , где отмечено
   *[other] : { $answer }
 }.
riddle-leftovers = Остатки
riddle-leftovers-task = Остальные уже спасовали насовсем. Выкладывайте дальше так, чтобы в конце { $left ->
    [one] остался только { $left } блок
    [few] осталось только { $left } блока
   *[many] осталось только { $left } блоков
 }.
riddle-leftovers-reached = Так в лучшем случае { $left ->
    [one] останется { $left } блок
    [few] останется { $left } блока
   *[many] останется { $left } блоков
 }.
riddle-only-place = Единственное место
riddle-only-place-task = Выложить можно только один тайл и только в одном месте. Какой и куда?
riddle-best-score = Лучший счёт
riddle-best-score-task = Пасьянс: до конца { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
 }, порядок их известен. Наберите { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
 }.
riddle-best-score-reached = Так выйдет самое большее { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
 }.
riddle-highest-floor = Самый высокий этаж
riddle-highest-floor-task = Пасьянс: до конца { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
 }, порядок их известен. Выложите тайл на { $value }-й этаж.
riddle-highest-floor-reached = Так самым высоким будет { $value }-й этаж.
riddle-most-points = Богатый ход
riddle-most-points-task = Возьмите с этого хода как можно больше: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
riddle-most-points-reached = Очков это даёт не больше { $points }.
riddle-last-tile = Последняя фишка
riddle-last-tile-task = Все фишки известны. Партию выигрывает ровно один ход, что бы ни делал соперник. Найдите его и играйте дальше.
riddle-longest-train = Самый длинный поезд
riddle-longest-train-task = Первым ходом поезд растёт, пока есть что положить. Выложите { $value } из { $tiles } своих костей.
riddle-longest-train-reached = Так удастся выложить не больше { $value } из { $tiles }.
riddle-last-domino = Последняя кость
riddle-last-domino-task = Все кости известны. Кон выигрывает ровно один ход, что бы ни делал соперник. Найдите его и играйте дальше.
riddle-hand = { $player } держит: { $tiles }
riddle-own = У вас:
riddle-holds = { $player } держит:
riddle-coming = Дальше придут, именно в таком порядке:
riddle-reserve = Дальше придут, именно в таком порядке: { $tiles }
riddle-line = Ответ: { $moves }
riddle-prompt = Ваш ответ (ход; ? — справка)
riddle-help = Введите ход или его номер после «moves». moves: все возможные ходы; hint: сначала чем ходить, потом ход; board: стол ещё раз; rules: правила; quit: выйти.
riddle-unlit = Здесь этого не покажут: увидеть, что можно выложить, — и есть задача. Введите ход целиком.
riddle-right = Верно: { $move }
riddle-replies = Дальше: { $moves }
riddle-loses = { $answer ->
    [none] Нет: так вы проиграете.
    [shown] Нет: так вы проиграете. Ответ соперника отмечен на столе.
   *[other] Нет: так вы проиграете. Ответ — { $answer }.
 }
riddle-draws = { $answer ->
    [none] Нет: так будет только ничья.
    [shown] Нет: так будет только ничья. Ответ соперника отмечен на столе.
   *[other] Нет: так будет только ничья. Ответ — { $answer }.
 }
riddle-hint-piece = Присмотритесь к { $piece }.
riddle-hint-move = Ход: { $move }.
riddle-solved = Решено! Неверных попыток: { $wrong }, подсказок: { $hints }.
riddle-left = До встречи! Найденное сохранено. Дальше: { $command }
riddle-mining = раунд { $round }, найдено { $found }
riddle-mined = Раундов: { $rounds }, позиций рассмотрено: { $asked }, с доказанным ответом: { $proven }. { $path }
riddle-checked = { $count ->
    [one] Доказана { $count } задача.
    [few] Доказаны все { $count } задачи.
   *[many] Доказаны все { $count } задач.
 }
error-unknown-theme = Темы «{ $name }» нет. Есть такие: { $known }
error-riddle-none = Задач для { $game } пока нет.
error-riddle-line = Строка { $line }: { $why }
error-riddle-twice = Номер { $number } уже есть у другой задачи.
error-riddle-beside = о такой позиции тема { $theme } не спрашивает.
error-riddle-easy = ответ виден с первого взгляда.
error-riddle-lies = Задача говорит неправду ({ $what }): { $why }
riddle-last-die-hint = Посчитайте ходы, которые останутся после вашего: если их чётное число, последний — ваш.
riddle-saved-draw-hint = Посчитайте, сколько кубиков каждый из вас ещё может положить.
riddle-shut-out-hint = Ищите последние клетки, где этот цвет мог бы продолжить.
riddle-leftovers-hint = Сначала большие фигуры, пока они оставляют место другим.
riddle-only-place-hint = Просмотрите каждую пару цветов: рядом на первом этаже и на стыках наверху.
riddle-best-score-hint = На какие стыки лягут тайлы, которые ещё придут?
riddle-highest-floor-hint = Стройте вверх от стыка, цвета которого ещё повторятся.
riddle-most-points-hint = Не самая дорогая фишка: ищите ту, что замыкает шестиугольник или строит мост.
riddle-last-tile-hint = Куда фишки соперника не подходят? Оставляйте только такие места.
riddle-longest-train-hint = Поезд кончается на числе, которое есть у вас нечётное число раз.
riddle-last-domino-hint = Посмотрите, что соперник может положить дальше и к чему его вынудит дубль.
riddle-of = { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
 }
riddle-last-die-proof = Из { riddle-of } выигрывает только ваш первый: что бы ни клал соперник, последний кубик ваш.
riddle-saved-draw-proof = Из { riddle-of } ничью спасает только ваш первый. После любого другого выигрывает соперник.
riddle-shut-out-proof = Теперь { $colour ->
    [0] красный
    [1] жёлтый
    [2] зелёный
    [3] синий
    [4] фиолетовый
   *[5] белый
 } цвет больше нигде не ляжет. Из { riddle-of } ни один другой этого не делает.
riddle-leftovers-proof = Меньше не останется никак: всё посчитано до конца, и из { riddle-of } к этому ведёт только ваш первый.
riddle-only-place-proof = Каждый другой тайл проверен на каждом месте: больше ничего не подходит.
riddle-best-score-proof = Больше не набрать: всё посчитано до конца, и из { riddle-of } к этому ведёт только ваш первый.
riddle-highest-floor-proof = Выше с этими тайлами не подняться, и из { riddle-of } туда ведёт только ваш первый.
riddle-most-points-proof = Из { riddle-of } столько очков — { $points } — не даёт ни один другой.
riddle-last-tile-proof = Из { riddle-of } партию выигрывает только ваш первый, что бы ни делал соперник.
riddle-longest-train-proof = Более длинного поезда из ваших костей не составить, и из { riddle-of } его начинает только ваш первый.
riddle-last-domino-proof = Из { riddle-of } кон выигрывает только ваш первый, что бы ни делал соперник.
riddle-title = Задачи
riddle-line-page = Позиции из настоящих игр. У каждой проверенное решение.
riddle-today = Задача дня
riddle-next = Следующая задача
riddle-list = Все задачи
riddle-done = Решено!
riddle-progress = решено { $done } из { $all }
error-riddle-unknown = Задачи «{ $name }» нет.
error-riddle-holders = Для картинки этой задачи нужны слова для { $seats } игроков.
