# Що кажуть поля.
page-lay = Покласти
page-whole = Усе поле
gemblo-board-label = Поле. Оберіть фігуру; стрілки рухають, R повертає, F перевертає, Enter кладе.
gemblo-tray-label = Ваші фігури
gemblo-piece-label = Фігура { $piece }, блоків: { $count }
page-hand-label = Ваші фігури
page-cancel = Скасувати
page-reserve = У резерві: { $count }
trimino-board-label = Стіл. Оберіть фішку; стрілки рухають, R повертає, Enter кладе.
trimino-tile-label = Фішка { $values }
simino-board-label = Поле. Оберіть фішку; стрілки рухають, R повертає, Enter кладе.
simino-tile-label = { $tile } на { $cells }, поверх { $floor }
simino-hand-tile = Фішка { $tile }
simino-second = Можна покласти ще один дубль.
simino-just-one = Лише цей
simino-give = Оберіть фішку, щоб віддати. Ще віддати: { $count }
simino-floors = Показані поверхи
mexican-train-the-train = Мексиканський потяг
mexican-train-marked = відкритий для всіх
mexican-train-end = відкритий кінець { $end }, доміно: { $count }
mexican-train-folded = ще { $count } раніше
mexican-train-binding = Спершу треба закрити відкритий дубль!
mexican-train-sort = Вишикувати руку потягом
mexican-train-hint = Спробуйте { $piece } на потяг { $train }
mexican-train-tile = Доміно { $first } і { $second }
mexican-train-board-label = Потяги. Виберіть доміно; стрілки переносять його від потяга до потяга, Enter кладе.
page-places = { $count ->
    [0] У такому положенні вона нікуди не пасує.
    [one] Пасує до { $count } місця.
   *[other] Пасує до { $count } місць.
 }
page-place = Місце { $at } з { $count }: { $where }
page-place-before = Попереднє місце
page-place-next = Наступне місце
page-close = Закрити
simino-beneath-floor = Поверх { $floor }: { $colour } (плитка { $tile })
simino-beneath-none = Тут іще нічого не лежить.
