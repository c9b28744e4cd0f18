# Команда `minoteka solitaire`.
solitaire-title = { $game } для одного · { $deal }
solitaire-you = Ви
solitaire-moves = { $count ->
    [one] Зроблено { $count } хід
    [few] Зроблено { $count } ходи
   *[many] Зроблено { $count } ходів
 }
solitaire-seen = Цей хід уже не повернути: ви бачили, що прийшло після нього.
solitaire-score = Ваш рахунок: { $score }
solitaire-again = Ви вже розкладали цю роздачу; найкращий рахунок був { $best }.
solitaire-record = Новий рекорд! Досі найкращим було { $best }.
solitaire-bests = Ваші найкращі рахунки
solitaire-no-scores = Рахунків ще немає: дограйте хоч одну роздачу.
solitaire-column-deal = Роздача
solitaire-column-score = Рахунок
solitaire-column-moves = Ходи
error-solitaire-source = Жереб, нова роздача або день: виберіть щось одне.
error-solitaire-day = «{ $text }» — не дата; пишіть так: 2026-11-15.
error-solitaire-early = Роздача на { $day } чекає свого дня.
error-solitaire-file = Файл { $path } пошкоджено. Щоб почати заново, перенесіть його: у ньому ваші рахунки.
error-solitaire-save = Не вдається записати рахунки до { $path }: { $why }
