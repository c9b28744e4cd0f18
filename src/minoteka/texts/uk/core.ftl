# Що каже рушій, хоч би яка гра.
error-seats = Кількість гравців у { $game }: { $possible }, а не { $seats }.
error-seat = Місця { $seat } немає за столом на { $seats } (лічимо від 0).
error-option-unknown = Немає налаштування «{ $option }». Є такі: { $known }.
error-option-value = Налаштування { $option } не може бути «{ $value }». Можливо: { $allowed }.
error-move-text = «{ $text }» — це не хід.
error-round-over = Раунд закінчено.
error-match-over = Гру закінчено.
error-not-your-turn = Зараз не ваш хід.
error-not-in-list = Такий хід зараз неможливий.
error-unknown-game = Немає гри «{ $name }». Є такі: { $known }.
error-unknown-bot = Немає бота «{ $name }». Є такі: { $known }.
error-did-you-mean = Може, «{ $close }»?
error-words = Слова для жеребу — один рядок до { $limit } знаків.
error-deal-keys = Роздача складається рівно з таких частин: { $keys }.
error-deal-first = «first» у роздачі — це місце від 0 до { $seats } мінус один.
error-deal-hands = У роздачі { $seats } рук по { $size } фігур.
error-deal-piece = «{ $piece }» — не фігура цієї гри.
error-deal-material = У роздачі має бути кожна фігура рівно один раз: з { $piece } щось не так.
error-deal-reserve = Резерв цієї роздачі має бути списком із { $size } фігур.
error-deal-none = У файлі немає роздачі.
error-moves-line = Хід { $line }: { $why }
error-moves-left = Гра закінчилася ще до ходу { $line }.
error-record-line = Рядок { $line }: { $why }
error-record-json = Рядок { $line } — не JSON.
error-record-object = Рядок запису має бути об'єктом JSON.
error-record-empty = Запис порожній.
error-record-foreign = Це не запис формату { $format }: перший рядок має містити "minoteka": { $format }.
error-record-head = У першому рядку потрібні seats, options і списки текстів для гравців та слів.
error-record-no-deal = У записі немає ні роздачі, ні розкритого жеребу, тож відтворити його поки не можна.
error-record-deal-missing = Немає роздачі для раунду { $round }.
error-record-round = Роздача раунду { $round } не може тут стояти.
error-record-first = Хто починає, вибрали самі гравці; хто саме, сказала б лише роздача, а її в записі немає.
error-record-undo = Не можна повернути { $count } ходів: зроблено { $moves }.
error-record-entry = «{ $entry }» — невідома подія. Є такі: { $known }.
error-record-unknown = Рядок із { $keys } у записі нічого не означає.
error-record-text = «{ $key }» має бути текстом.
error-record-rules = Цей запис зіграно за старішими правилами; хід { $ply } тепер неможливий.
error-position-text = «{ $text }» — не позиція: потрібні гра, кількість місць, налаштування як назва=значення, роздача у фігурних дужках, потім ходи.
error-position-deal = Роздачу в цій позиції не вдається прочитати: «{ $text }».
error-position-move = Хід { $number } цієї позиції, «{ $move }», зробити не можна: { $why }
error-position-past = Текст є лише в позиції, яку роздали й розіграли; минуле цієї невідоме.
error-position-bytes = Позиція цієї гри займає { $size } байтів, а не { $found }.
error-position-game = Це позиція гри { $found }, а не { $game }.
error-position-source = Позиція каже все сама: поруч із нею не потрібні ні запис, ні зерно, ні місця, ні налаштування.
error-position-none = Потрібен запис або позиція.
error-verify-commitment = Жереб не збігається із зобов'язанням: роздачу могли підібрати.
error-verify-deal = Роздача раунду { $round } не випливає з жеребу та слів гравців.
error-verify-entry = Подія { $entry } не могла статися: { $why }
error-file = Не вдається прочитати { $path }: { $why }
error-number = «{ $text }» — не число.
verify-commitment-good = Жереб збігається із зобов'язанням, показаним до першого ходу.
verify-deal-good = Кожна роздача випливає з жеребу та слів гравців.
verify-moves-good = Усі ходи законні, результат правильний.

seat-name = Місце { $seat }
event-passed = { $player } пропускає хід.
event-over = Раунд закінчено.
reason-resigned = здача
reason-timeout = вийшов час
reason-abandoned = гру покинуто

play-turn = Хід: { $player }
play-prompt = Ваш хід (номер, текст або ? для довідки)
play-help = Введіть хід або його номер. b: поле, h: підказка, m: усі ходи, u: повернути хід, q: вийти.
play-thinking = { $player } думає …
play-played = { $player }: { $move }
play-over = Гру закінчено: { $reason }.
play-won = { $count ->
    [one] Перемога: { $players }.
   *[other] Спільна перемога: { $players }.
 }
play-scores = Рахунок: { $scores }
play-moves = { $count ->
    [one] Можливий { $count } хід
    [few] Можливі { $count } ходи
   *[many] Можливо { $count } ходів
 }
play-left = До зустрічі. Та сама гра: { $command }
play-undone = Хід повернуто.
play-nothing-to-undo = Немає чого повертати.
play-round = Раунд { $number }
warm-title = Готуємо ігри
warm-done = Готово за { $seconds } с.
games-bots = Боти: { $bots }
play-curtain = { $player }: натисніть Enter, коли ніхто інший не дивиться
error-play-bots = { $bots } ботів не вмістяться за столом на { $seats }.
error-option-pair = Налаштування пишуть як назва=значення, а не «{ $text }».
error-replay-ply = У записі { $last } подій; { $ply } — задалеко.
error-rules-language = Правил мовою «{ $language }» немає. Є: { $known }.
error-rules-none = У гри { $game } немає сторінки правил.
rules-pictures = Малюнки є на сторінці: запустіть minoteka й відкрийте «Правила».
