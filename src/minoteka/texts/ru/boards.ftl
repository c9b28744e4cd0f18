# Что говорят поля.
page-lay = Положить
simino-page-hand-label = Ваши тайлы
trimino-page-hand-label = Ваши фишки
mexican-train-page-hand-label = Ваши кости
page-whole = Всё поле
gemblo-board-label = Поле. Выберите фигуру; стрелки двигают, R поворачивает, F переворачивает, Enter кладёт.
gemblo-tray-label = Ваши фигуры
gemblo-piece-label = Фигура { $piece }, блоков: { $count }
gemblo-place-label = { $where ->
    [n] вверху
    [ne] вверху справа
    [e] справа
    [se] внизу справа
    [s] внизу
    [sw] внизу слева
    [w] слева
    [nw] вверху слева
   *[c] посередине
 }, линий сюда: { $count }
page-cancel = Отменить
page-reserve = В резерве: { $count }
mexican-train-page-reserve = В стопке: { $count }
trimino-board-label = Стол. Выберите фишку; стрелки двигают, R поворачивает, Enter кладёт.
trimino-tile-label = Фишка { $values }
trimino-place-label = углы { $values }, очков: { $worth }
simino-board-label = Поле. Выберите тайл; стрелки двигают, R поворачивает, Enter кладёт.
simino-tile-label = { simino-piece } на { $cells }, этаж { $floor }
simino-hand-tile = { simino-piece }
simino-second = Можно положить ещё один дубль.
simino-just-one = Только этот
simino-give = Выберите тайл, который отдадите. Ещё отдать: { $count }
simino-floors = Показано этажей: { $floor } из { $count }
mexican-train-marked = открыт для всех
mexican-train-end = открытый конец { $end }, костей: { $count }
mexican-train-folded = и ещё { $count } перед ними
mexican-train-binding = Сначала нужно закрыть открытый дубль!
mexican-train-sort = Разложить мои кости поездом
mexican-train-tile = Кость { $first } и { $second }
mexican-train-board-label = Поезда. Выберите кость; стрелки переносят её от поезда к поезду, Enter кладёт.
page-places = { $count ->
    [0] В таком положении места нет.
   *[other] Возможных мест: { $count }
 }
page-place = Место { $at } из { $count }: { $where }
page-place-before = Предыдущее место
page-place-next = Другое место
page-close = Закрыть
simino-beneath-floor = Этаж { $floor }: { $colour } ({ simino-piece })
simino-beneath-none = Здесь ещё ничего не лежит.
riomino-do-start = Начните с яркого кубика
simino-do-start = Начните: положите тайл в угол
trimino-do-start = Начните: выберите фишку
trimino-do-further = Шестиугольник! Положите ещё одну фишку отдельно или откажитесь
trimino-page-do-pass = Брать больше нельзя: пропустите ход
gemblo-legend = Бледные цвета лишь для глаза: чьи фигуры ближе. Точки, когда держите фигуру, — концы ваших соединительных линий: накройте хотя бы одну.
gemblo-do-choose = Выберите { $colour ->
    [0] красную
    [1] жёлтую
    [2] зелёную
    [3] синюю
    [4] фиолетовую
   *[5] белую
 } фигуру
gemblo-do-wished = { $count ->
    [one] Сюда может лечь { $count } фигура. Выберите её
    [few] Сюда могут лечь { $count } фигуры. Выберите одну
   *[many] Сюда могут лечь { $count } фигур. Выберите одну
 }
gemblo-do-pass = { $colour ->
    [0] Красному
    [1] Жёлтому
    [2] Зелёному
    [3] Синему
    [4] Фиолетовому
   *[5] Белому
 } больше нет места: пропустите ход, дальше он пасует сам
gemblo-do-passes = { $colour ->
    [0] Красному
    [1] Жёлтому
    [2] Зелёному
    [3] Синему
    [4] Фиолетовому
   *[5] Белому
 } больше нет места: он пасует
mexican-train-mexican = Мекси{"\u00AD"}канский поезд
mexican-train-page-do-draw = Ничего не подходит: возьмите кость из стопки
mexican-train-binding-draw = Закрыть дубль нечем: возьмите кость из стопки
mexican-train-binding-pass = Закрыть дубль нечем: пропустите ход
mexican-train-do-train = Ваш первый ход: продолжайте свой поезд
mexican-train-do-extra = После дубля положите ещё одну кость
