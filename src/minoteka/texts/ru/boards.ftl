# Что говорят поля.
page-lay = Положить
page-whole = Всё поле
gemblo-board-label = Поле. Выберите фигуру; стрелки двигают, R поворачивает, F переворачивает, Enter кладёт.
gemblo-tray-label = Ваши фигуры
gemblo-piece-label = Фигура { $piece }, блоков: { $count }
page-hand-label = Ваши фигуры
page-cancel = Отменить
page-reserve = В резерве: { $count }
trimino-board-label = Стол. Выберите фишку; стрелки двигают, R поворачивает, Enter кладёт.
trimino-tile-label = Фишка { $values }
simino-board-label = Поле. Выберите фишку; стрелки двигают, R поворачивает, Enter кладёт.
simino-tile-label = { $tile } на { $cells }, этаж { $floor }
simino-hand-tile = Фишка { $tile }
simino-second = Можно положить ещё один дубль.
simino-just-one = Только этот
simino-give = Выберите фишку, чтобы отдать. Ещё отдать: { $count }
simino-floors = Показанные этажи
mexican-train-the-train = Мексиканский поезд
mexican-train-marked = открыт для всех
mexican-train-end = открытый конец { $end }, костей: { $count }
mexican-train-folded = ещё { $count } раньше
mexican-train-binding = Сначала нужно закрыть открытый дубль!
mexican-train-sort = Выстроить руку поездом
mexican-train-hint = Попробуйте { $piece } на поезд { $train }
mexican-train-tile = Кость { $first } и { $second }
mexican-train-board-label = Поезда. Выберите домино; стрелки переносят его от поезда к поезду, Enter кладёт.
page-places = { $count ->
    [0] В таком положении она никуда не подходит.
    [one] Подходит к { $count } месту.
   *[other] Подходит к { $count } местам.
 }
page-place = Место { $at } из { $count }: { $where }
page-place-before = Предыдущее место
page-place-next = Следующее место
page-close = Закрыть
simino-beneath-floor = Этаж { $floor }: { $colour } (плитка { $tile })
simino-beneath-none = Здесь ещё ничего не лежит.
