# Команда `minoteka solve`.
solve-preparing = Готовим решатель…
solve-progress = Позиций: { $nodes }, первых ходов решено: { $decided } из { $moves }, { $seconds } с (Ctrl-C — остановить)
solve-progress-score = Позиций: { $nodes }, лучший счёт: { $score }, { $seconds } с (Ctrl-C — остановить)
solve-winner = При лучшей игре побеждает { $player }.
solve-draw = При лучшей игре будет ничья.
solve-unproven = Не доказано: поиск остановили раньше, чем результат стал ясен.
solve-winning = { $count ->
    [one] Выигрывает { $count } ход: { $moves }
    [few] Выигрывают { $count } хода: { $moves }
   *[many] Выигрывают { $count } ходов: { $moves }
 }
solve-line = Лучшая игра: { $moves }
solve-cost = Позиций: { $nodes }, время: { $seconds } с
error-solve-seats = Когда всё открыто, лучшую игру находим для двоих, а не для { $seats }.
error-solve-running = Эта игра ещё не окончена: всё открывают после последнего хода.
error-solve-ply = --ply считает события записи; назовите файл через --record.
error-solve-source = У записи своя раздача и настройки: не добавляйте --seed, --seats и настройки игры.
error-solve-game = Это запись игры { $found }, а не { $game }.
error-solve-tiles = В { $game } всегда играют всеми тайлами: не добавляйте --tiles.
error-solve-none = Для игры { $game } решателя нет.
