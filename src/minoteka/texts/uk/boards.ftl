# Що кажуть поля.
page-lay = Покласти
simino-page-hand-label = Ваші тайли
trimino-page-hand-label = Ваші фішки
mexican-train-page-hand-label = Ваші кістки
page-whole = Усе поле
gemblo-board-label = Поле. Оберіть фігуру; стрілки рухають, R повертає, F перевертає, Enter кладе.
gemblo-tray-label = Ваші фігури
gemblo-piece-label = Фігура { $piece }, блоків: { $count }
gemblo-place-label = { $where ->
    [n] вгорі
    [ne] вгорі праворуч
    [e] праворуч
    [se] внизу праворуч
    [s] внизу
    [sw] внизу ліворуч
    [w] ліворуч
    [nw] вгорі ліворуч
   *[c] посередині
 }, ліній сюди: { $count }
page-cancel = Скасувати
page-reserve = У резерві: { $count }
mexican-train-page-reserve = У стопці: { $count }
trimino-board-label = Стіл. Оберіть фішку; стрілки рухають, R повертає, Enter кладе.
trimino-tile-label = Фішка { $values }
trimino-place-label = кути { $values }, очок: { $worth }
simino-board-label = Поле. Оберіть тайл; стрілки рухають, R повертає, Enter кладе.
simino-tile-label = { simino-piece } на { $cells }, поверх { $floor }
simino-hand-tile = { simino-piece }
simino-second = Можна покласти ще один дубль.
simino-just-one = Лише цей
simino-give = Оберіть тайл, який віддасте. Ще віддати: { $count }
simino-floors = Показано поверхів: { $floor } з { $count }
mexican-train-marked = відкритий для всіх
mexican-train-end = відкритий кінець { $end }, кісток: { $count }
mexican-train-folded = і ще { $count } перед ними
mexican-train-binding = Спершу треба закрити відкритий дубль!
mexican-train-sort = Розкласти мої кістки поїздом
mexican-train-tile = Кістка { $first } і { $second }
mexican-train-board-label = Поїзди. Оберіть кістку; стрілки переносять її від поїзда до поїзда, Enter кладе.
page-places = { $count ->
    [0] У такому положенні місця немає.
   *[other] Можливих місць: { $count }
 }
page-place = Місце { $at } з { $count }: { $where }
page-place-before = Попереднє місце
page-place-next = Інше місце
page-close = Закрити
simino-beneath-floor = Поверх { $floor }: { $colour } ({ simino-piece })
simino-beneath-none = Тут іще нічого не лежить.
riomino-do-start = Почніть з яскравого кубика
simino-do-start = Почніть: покладіть тайл у кут
trimino-do-start = Почніть: оберіть фішку
trimino-do-further = Шестикутник! Покладіть ще одну фішку окремо або відмовтеся
trimino-page-do-pass = Брати більше не можна: пропустіть хід
gemblo-legend = Бліді кольори лише для ока: чиї фігури ближче. Крапки, коли тримаєте фігуру, — кінці ваших сполучних ліній: накрийте хоча б одну.
gemblo-do-choose = Оберіть { $colour ->
    [0] червону
    [1] жовту
    [2] зелену
    [3] синю
    [4] фіолетову
   *[5] білу
 } фігуру
gemblo-do-wished = { $count ->
    [one] Сюди може лягти { $count } фігура. Оберіть її
    [few] Сюди можуть лягти { $count } фігури. Оберіть одну
   *[many] Сюди можуть лягти { $count } фігур. Оберіть одну
 }
gemblo-do-pass = { $colour ->
    [0] Червоному
    [1] Жовтому
    [2] Зеленому
    [3] Синьому
    [4] Фіолетовому
   *[5] Білому
 } більше немає місця: пропустіть хід, далі він пасуватиме сам
gemblo-do-passes = { $colour ->
    [0] Червоному
    [1] Жовтому
    [2] Зеленому
    [3] Синьому
    [4] Фіолетовому
   *[5] Білому
 } більше немає місця: він пасує
mexican-train-mexican = Мекси{"\u00AD"}канський поїзд
mexican-train-page-do-draw = Нічого не підходить: візьміть кістку зі стопки
mexican-train-binding-draw = Закрити дубль нічим: візьміть кістку зі стопки
mexican-train-binding-pass = Закрити дубль нічим: пропустіть хід
mexican-train-do-train = Ваш перший хід: продовжуйте свій поїзд
mexican-train-do-extra = Після дубля покладіть ще одну кістку
