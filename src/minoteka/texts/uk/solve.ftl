# Команда `minoteka solve`.
solve-preparing = Готуємо розв’язувач…
solve-progress = Позицій: { $nodes }, перших ходів вирішено: { $decided } з { $moves }, { $seconds } с (Ctrl-C — зупинити)
solve-progress-score = Позицій: { $nodes }, найкращий рахунок: { $score }, { $seconds } с (Ctrl-C — зупинити)
solve-winner = За найкращої гри перемагає { $player }.
solve-draw = За найкращої гри буде нічия.
solve-unproven = Не доведено: пошук зупинили раніше, ніж результат став певним.
solve-winning = { $count ->
    [one] Виграє { $count } хід: { $moves }
    [few] Виграють { $count } ходи: { $moves }
   *[many] Виграють { $count } ходів: { $moves }
 }
solve-line = Найкраща гра: { $moves }
solve-cost = Позицій: { $nodes }, час: { $seconds } с
error-solve-seats = Коли все відкрито, найкращу гру знаходимо для двох гравців, а не для { $seats }.
error-solve-running = Цю гру ще не завершено: усе відкривають після останнього ходу.
error-solve-ply = --ply рахує події запису; назвіть файл через --record.
error-solve-source = Запис має власну роздачу й налаштування: не додавайте --seed, --seats і налаштувань гри.
error-solve-game = Це запис гри { $found }, а не { $game }.
error-solve-tiles = У { $game } завжди грають усіма тайлами: не додавайте --tiles.
error-solve-none = Для гри { $game } розв’язувача немає.
