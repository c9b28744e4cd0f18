# Команда `minoteka solitaire`.
solitaire-title = { $game } для одного · { $deal }
solitaire-you = Вы
solitaire-moves = { $count ->
    [one] Сделан { $count } ход
    [few] Сделано { $count } хода
   *[many] Сделано { $count } ходов
 }
solitaire-seen = Этот ход уже не вернуть: вы видели, что пришло после него.
solitaire-score = Ваш счёт: { $score }
solitaire-again = Вы уже раскладывали эту раздачу; лучший счёт был { $best }.
solitaire-record = Новый рекорд! До сих пор лучшим было { $best }.
solitaire-bests = Ваши лучшие результаты
solitaire-no-scores = Результатов ещё нет: доиграйте хотя бы одну раздачу.
solitaire-column-deal = Раздача
solitaire-column-score = Счёт
solitaire-column-moves = Ходы
error-solitaire-source = Жребий, новая раздача или день: выберите что-то одно.
error-solitaire-day = «{ $text }» — не дата; пишите так: 2026-11-15.
error-solitaire-early = Раздача на { $day } ждёт своего дня.
error-solitaire-file = Файл { $path } повреждён. Чтобы начать заново, перенесите его: в нём ваши результаты.
error-solitaire-save = Не удаётся записать результаты в { $path }: { $why }
