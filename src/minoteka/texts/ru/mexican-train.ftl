# Мексиканский поезд
mexican-train-title = Мексиканский поезд
mexican-train-line = Отправьте свой поезд от паровоза, подсаживайтесь к чужим и первым избавьтесь от всех костей.
mexican-train-minutes = 15+

mexican-train-option-set = Домино
mexican-train-option-set-why = В коротком наборе нет костей с 10, 11 и 12: игра быстрее, для двоих–четверых.
mexican-train-option-set-12 = полный набор, до дубля 12
mexican-train-option-set-9 = короткий набор, до дубля 9
mexican-train-option-open_hands = Открытые руки
mexican-train-option-open_hands-why = Кости всех игроков лежат лицом вверх; закрыт только запас.
mexican-train-option-first_turn = Первый ход
mexican-train-option-first_turn-why = «Целый поезд»: кто начинает кон на своём поезде, выкладывает туда дальше, пока есть подходящая кость.
mexican-train-option-first_turn-one = одна кость
mexican-train-option-first_turn-train = целый поезд
mexican-train-option-double_blank = Пустой дубль на руках
mexican-train-option-double_blank-why = По правилам он ничего не стоит. Но за многими столами его боятся больше всего.
mexican-train-option-double_blank-0 = ничего не стоит
mexican-train-option-double_blank-25 = стоит 25
mexican-train-option-double_blank-50 = стоит 50
mexican-train-option-cover_own_double = Закрывать свой дубль
mexican-train-option-cover_own_double-why = Дополнительную кость после дубля можно положить только на этот дубль.
mexican-train-option-own_train_first = Сначала свой поезд
mexican-train-option-own_train_first-why = Пока ваш поезд не отправился, остальные для вас закрыты. Открытый дубль всё равно важнее.
mexican-train-option-doubles_bind = Открытый дубль держит игру
mexican-train-option-doubles_bind-why = Пока дубль не закрыт, никто не может играть в другом месте. Без этого правила он — обычный конец поезда.
mexican-train-option-doubles_from_hand = Ещё дубли с рук
mexican-train-option-doubles_from_hand-why = После дубля можно положить с рук ещё один дубль; тогда нужна ещё одна кость.
mexican-train-option-rounds = Коны
mexican-train-option-rounds-why = У каждого кона свой паровоз, от старшего дубля к младшему. Побеждает наименьшая сумма.

mexican-train-reason-out = выложена последняя кость
mexican-train-reason-blocked = никто не может ходить
mexican-train-reason-lowest-total = наименьшая сумма
mexican-train-reason-rounds-won = суммы равны, больше конов закончено с пустой рукой

mexican-train-event-laid = { $player } кладёт { $piece } { $where ->
    [own] на свой поезд
    [mexican] на мексиканский поезд
   *[other] на поезд { $train }
 }.
mexican-train-event-drew = { $player } берёт кость.
mexican-train-event-passed = { $player }: ходить нечем.
mexican-train-event-marked = { $player }: поезд теперь открыт для всех.
mexican-train-event-unmarked = { $player }: поезд снова закрыт для других.
mexican-train-event-opened = { $piece } лежит открытым: сначала его нужно закрыть.
mexican-train-event-closed = { $how ->
    [dead] { $piece } больше нечем закрыть: он никого не держит.
   *[covered] { $player } закрывает { $piece }.
 }
mexican-train-event-knock = { $player } стучит: осталась одна кость!
mexican-train-event-out = { $player } выкладывает последнюю кость.
mexican-train-event-over = Кон окончен.

mexican-train-tour-1 = Ваш поезд отправляется от паровоза. Положите кость с тем же значением; следующая присоединяется к открытому концу.
mexican-train-tour-2 = Мексиканский поезд общий: кладите туда, когда захотите.
mexican-train-tour-3 = Ничего не подходит? Возьмите одну кость. Если и она не подойдёт, на вашем поезде появится значок, и им смогут пользоваться все, пока вы сами его не продолжите.
mexican-train-tour-4 = После дубля кладут ещё одну кость. Незакрытый дубль нужно закрыть, прежде чем играть в другом месте.
mexican-train-tour-5 = Очки на оставшихся костях считаются против вас, так что тяжёлые кости лучше выложить пораньше.

mexican-train-step-play = Положите кость
mexican-train-step-train = Продолжайте свой поезд
mexican-train-step-extra = Ещё одна кость после дубля
mexican-train-engine = Паровоз
mexican-train-mexican = Мексиканский поезд

error-mexican-train-options-set = Короткий набор — самое большее для { $most } игроков, а не для { $seats }.
error-mexican-train-options-rounds = Паровозов только { $most }, поэтому { $rounds } конов сыграть нельзя.
error-mexican-train-deal-engine = «{ $engine }» — не паровоз: это значение от 0 до { $top }.
error-mexican-train-no-tile = В наборе до { $top }-{ $top } нет кости { $tile }.
error-mexican-train-no-train = За столом на { $seats } нет поезда { $train }.
error-mexican-train-not-in-hand = У вас нет { $piece }.
error-mexican-train-drawn-only = Сейчас можно положить только что взятую кость { $drawn }.
error-mexican-train-open-double = { $double } { $train ->
    [m] на мексиканском поезде
   *[other] на поезде { $train }
 } лежит открытым: сначала его нужно закрыть.
error-mexican-train-go-on = Ваш первый ход продолжается: на своём поезде, пока есть чем.
error-mexican-train-cover-double = Дополнительная кость должна закрыть ваш дубль.
error-mexican-train-own-first = Сначала должен отправиться ваш собственный поезд.
error-mexican-train-closed = Поезд { $train } закрыт: на нём нет значка.
error-mexican-train-no-join = { $piece } не подходит: { $train ->
    [m] мексиканский поезд
   *[other] поезд { $train }
 } заканчивается на { $end }.
error-mexican-train-turned = { $piece } присоединяется другой стороной: { $right }.
error-mexican-train-doubles-wait = Дополнительная кость после дубля не может быть дублем с рук.
error-mexican-train-must-lay = У вас есть подходящая кость, её нужно положить, например { $move }.
error-mexican-train-must-draw = В запасе ещё есть кости: сначала возьмите одну.
error-mexican-train-drew-already = Вы уже взяли кость. Она не подходит, остаётся пас.
error-mexican-train-reserve-empty = Запас пуст: остаётся только пас.
