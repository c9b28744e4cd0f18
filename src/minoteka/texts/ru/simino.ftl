simino-title = Симино
simino-line = Выкладывайте цветные тайлы в коробке, поднимайтесь на верхние этажи и первыми избавьтесь от своих.
simino-minutes = 17
simino-colour-W = белый
simino-colour-Y = жёлтый
simino-colour-O = оранжевый
simino-colour-R = красный
simino-colour-P = фиолетовый
simino-colour-B = синий
simino-colour-G = зелёный
simino-colour-K = чёрный
simino-option-powers = Особые цвета
simino-option-powers-why = Слабый белый накрывается любым цветом, сильный чёрный накрывает любой. Когда действуют оба, чёрный не ложится на белый, и один тайл не пользуется двумя свойствами сразу.
simino-option-powers-none = Нет
simino-option-powers-white = Слабый белый
simino-option-powers-black = Сильный чёрный
simino-option-powers-both = Белый и чёрный
simino-option-draw = Как добирать тайлы
simino-option-draw-why = Либо рука пополняется после хода, либо в начале каждого своего хода берёте один тайл.
simino-option-draw-refill = Пополнять руку
simino-option-draw-one-per-turn = По одному за ход
simino-option-hand = Сколько тайлов на руки
simino-option-hand-why = В классической игре пять, с особым цветом четыре, а когда тайл приходит с каждым ходом — ни одного. До этого же числа рука пополняется.
simino-option-open_hands = Открытые тайлы
simino-option-open_hands-why = Все видят тайлы всех.
simino-option-holes = «Дырки» на первом этаже
simino-option-holes-why = По строгому правилу свободные места всегда должны вмещать целые тайлы. По мягкому запрещено лишь отрезать одну клетку.
simino-option-holes-tileable = Должны поместиться целые тайлы
simino-option-holes-single-cell = Не отрезать одну клетку
simino-option-floors = Верхний этаж
simino-option-floors-why = Потолка в коробке нет; при желании его можно назначить.
simino-option-floors-none = Без ограничений
simino-option-teams = Команды
simino-option-teams-why = В тандеме четверо играют парами, партнёры сидят напротив. Очки складываются, а оставшийся ходит и за партнёра, который уже вышел.
simino-option-teams-none = Каждый за себя
simino-option-teams-tandem = Тандем (две пары)
simino-option-match = Длительность игры
simino-option-match-why = Правила советуют семь раундов или игру, пока кто-нибудь не наберёт 17 очков.
simino-option-match-round = Один раунд
simino-option-match-rounds = Несколько раундов
simino-option-match-points = До некоторого числа очков
simino-reason-all-out = тайлы кончились
simino-reason-blocked = ходить некому
simino-reason-solitaire = больше ничего не выложить
simino-event-laid = { $player }: { $piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й этаж
 }.
simino-event-took = { $player }: { $count ->
    [one] { $count } штрафной тайл
    [few] { $count } штрафных тайла
   *[many] { $count } штрафных тайлов
 }.
simino-event-drew = { $player }: { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 } из резерва.
simino-event-gave = { $player } отдаёт штрафной тайл из своих.
simino-event-passed = { $player } не имеет хода и пропускает.
simino-event-out = У { $player } больше нет тайлов: выход из игры!
simino-event-over = Раунд окончен.
simino-tour-1 = Это ваши тайлы. Коснитесь, чтобы взять; коснитесь ещё раз или нажмите R, чтобы повернуть.
simino-tour-2 = Первый тайл кладут в угол. В другие углы можно класть тайлы новых цветов, пока кто-нибудь не выложит тайл в стык.
simino-tour-3 = Дальше выкладывайте так, чтобы цвет касался такого же цвета. Не оставляйте внизу «дырок», куда не встанет ни один тайл.
simino-tour-4 = Там, где стыкуются два тайла, можно положить третий, цвет на цвет. Следующий игрок берёт штраф: один тайл за второй этаж, два за третий.
simino-tour-5 = Приберегите дубли для верхних этажей: там их можно выкладывать по два за ход.
error-simino-options-tandem = Тандем — игра двух пар: нужны четыре игрока, а не { $seats }.
error-simino-options-empty-hand = Рука, которую пополняют, должна вмещать хотя бы один тайл.
error-simino-options-hand = Из 36 тайлов не раздать по { $hand } на { $seats } игроков; самое большее по { $most }.
error-simino-options-solitaire-points = Пасьянс играют раундами: игра до числа очков могла бы никогда не кончиться.
error-simino-outside = «{ $text }» выступает за край коробки у { $cell }.
error-simino-not-in-hand = У вас нет тайла { $piece }.
error-simino-must-give = { $count ->
    [one] Сначала отдайте { $count } штрафной тайл из своих.
    [few] Сначала отдайте { $count } штрафных тайла из своих.
   *[many] Сначала отдайте { $count } штрафных тайлов из своих.
 }
error-simino-nothing-owed = Сейчас вы никому не должны тайла.
error-simino-must-lay = У вас есть тайл, который можно выложить, так что надо ходить.
error-simino-only-doubles = По два за ход выкладывают только дубли, а { $piece } не дубль.
error-simino-same-double = Тайл { $piece } только один: в паре должны быть два разных дубля.
error-simino-pair-on-ground = Два дубля сразу кладут только на второй этаж и выше.
error-simino-heights = Половинки оказались бы на разной высоте ({ $low } и { $high }).
error-simino-first-corner = Первый тайл кладут в угол поля.
error-simino-corner-closed = Тайлы уже стыковали, поэтому свободные углы закрыты: кладите в стык по цвету.
error-simino-corner-colours = В свободный угол можно класть только цвета, которых ещё нет на поле; { $colours } уже есть.
error-simino-no-match = Ни одна половинка { $piece } здесь не коснётся своего цвета.
error-simino-hole = На первом этаже возникнет «дырка», куда не встанет ни один тайл.
error-simino-one-tile = Нельзя класть тайл на тайл: он должен лечь на стык двух.
error-simino-too-high = В этой игре { $floors }-й этаж самый верхний.
error-simino-both-powers = Один тайл не может сразу воспользоваться свойствами белого и чёрного ({ $piece } на { $tops }).
error-simino-mixed-on-equal = На стык одинаковых цветов кладут только дубль ({ $piece } на { $tops }).
error-simino-double-on-mixed = Дубль кладут только на стык одинаковых цветов ({ $piece } на { $tops }).
error-simino-black-on-white = В этой игре чёрный не накрывает белый ({ $cell }).
error-simino-colour-below = { $half ->
    [W] Белый
    [Y] Жёлтый
    [O] Оранжевый
    [R] Красный
    [P] Фиолетовый
    [B] Синий
    [G] Зелёный
   *[K] Чёрный
 } нельзя класть на { $top ->
    [W] белый
    [Y] жёлтый
    [O] оранжевый
    [R] красный
    [P] фиолетовый
    [B] синий
    [G] зелёный
   *[K] чёрный
 } ({ $cell }).

# Команда `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] За это время не найдено ни одной целой партии.
   *[other] { $proven ->
        [true] Лучший счёт: { $value }. Доказано: больше не набрать.
       *[false] Лучший найденный счёт: { $value }. Не доказано: за большее время может найтись лучший.
    }
 }
error-simino-solve-seats = Решить можно только пасьянс: руки { $seats } игроков никому не известны. Не добавляйте --seats.
error-simino-cut = В укороченной раздаче от { $low } до { $high } тайлов.
error-simino-cut-late = Тайлы уже выложены; укоротить можно только свежую раздачу.
