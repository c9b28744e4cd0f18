# Що каже рушій, хоч би яка гра.
number = { $value }
error-seats = { $game }: гравців може бути { $possible }, а не { $seats }.
error-seat = Місця { $seat } немає за столом на { $seats } (лічимо від 0).
error-option-unknown = Немає налаштування «{ $option }». Є такі: { $known }.
error-option-value = { $option }: «{ $value }» не годиться. Можна: { $allowed }.
error-move-text = «{ $text }» — це не хід.
error-move-tried = Це не опис ходу ({ $why }).
error-round-over = Тут уже все зіграно.
error-match-over = Гру закінчено.
error-not-your-turn = Зараз не ваш хід.
error-unknown-game = Немає гри «{ $name }». Є такі: { $known }.
error-unknown-bot = Немає бота «{ $name }». Є такі: { $known }.
error-agent-import = Агента «{ $text }» не отримати. Його вказують так: module:name або policy:module:name. ({ $why })
error-agent-call = Агента «{ $text }» не спитати: module:name викликають зі спостереженням і зерном, policy:module:name – з тим, що бачать агенти PettingZoo.
error-agent-failed = В агенті «{ $agent }» сталася помилка: { $why }
error-agent-move = Агент «{ $agent }» відповів «{ $move }», а такого ходу немає.
error-benchmark-task = Немає завдання «{ $name }». Є такі: { $known }.
error-did-you-mean = Може, «{ $close }»?
error-words = Слово на щастя — це один рядок, до { $limit } знаків.
error-deal-keys = Роздача складається рівно з таких частин: { $keys }.
error-deal-first = «first» у роздачі — це номер місця; місць тут { $seats }, лічимо від 0.
error-deal-hands = Роздача має бути на { $seats } гравців, по { $size } кожному.
error-deal-piece = «{ $piece }» — не фігура цієї гри.
error-deal-material = У роздачі має бути кожна фігура рівно один раз: з { $piece } щось не так.
error-deal-reserve = Резерв цієї роздачі має бути списком із { $size } фігур.
error-deal-none = У файлі немає роздачі.
error-moves-line = Хід { $line }: { $why }
error-moves-left = Гра закінчилася ще до ходу { $line }.
error-record-line = Рядок { $line }: { $why }
error-record-json = Рядок { $line } — не JSON.
error-record-object = Рядок запису має бути об’єктом JSON.
error-record-empty = Запис порожній.
error-record-foreign = Це не запис формату { $format }: перший рядок має містити "minoteka": { $format }.
error-record-head = У першому рядку потрібні seats, options і списки текстів для гравців та слів.
error-record-no-deal = У записі немає ні роздачі, ні розкритого жеребу, тож відтворити його поки не можна.
error-record-running = Партія в цьому записі ще не закінчена: тут відкриваються лише закінчені.
error-record-deal-missing = Немає роздачі для раунду { $round }.
error-record-round = Роздача раунду { $round } не може тут стояти.
error-record-first = Хто починає, вибрали самі гравці; хто саме, сказала б лише роздача, а її в записі немає.
error-record-undo = Стільки ходів ({ $count }) повернути не можна: зроблено лише { $moves }.
error-record-entry = «{ $entry }» — невідома подія. Є такі: { $known }.
error-record-unknown = Рядок із { $keys } у записі нічого не означає.
error-record-text = «{ $key }» має бути текстом.
error-record-rules = Цей запис зіграно за старішими правилами; хід { $ply } тепер неможливий.
error-position-text = «{ $text }» — не позиція: потрібні гра, кількість місць, налаштування як назва=значення, роздача у фігурних дужках, потім ходи.
error-position-deal = Роздачу в цій позиції не вдається прочитати: «{ $text }».
error-position-move = Хід { $number } цієї позиції, «{ $move }», зробити не можна: { $why }
error-position-past = Тут позиція мусить назвати роздачу й ходи: сказаного в цьому тексті не перевірити.
error-position-field = У позиції сказано «{ $field }», а в цій грі такого поля немає, або числа в ньому інші.
error-position-seal = Це не весь текст позиції, або він для інших правил: останнє слово не сходиться.
error-batch-codes = Пакетові потрібне одне ціле число на кожен із його раундів ({ $count }).
error-batch-size = Пакетові потрібні цілі числа: скільки раундів, скільки потоків (від 1) і зерно.
error-planes = На частини ділять рядки NumPy довжиною { $size }.
error-batch-move = Хід { $move } у раунді { $round } пакета недозволений. Нічого не зіграно.
error-action = Дія { $action } зараз неможлива.
error-no-actions = Гра { $game } не має простору дій: інструменти навчання в неї не грають.
error-position-bytes = Позиція цієї гри займає { $size } байтів, а не { $found }.
error-position-game = Це позиція гри { $found }, а не { $game }.
error-position-source = Позиція каже все сама: поруч із нею не потрібні ні запис, ні зерно, ні місця, ні налаштування.
error-position-none = Потрібен запис або позиція.
error-verify-commitment = Роздача не збігається з тією, яку зафіксували до першого ходу: її могли підібрати.
error-verify-deal = Роздача раунду { $round } не випливає з жеребу та слів гравців.
error-verify-links = Записи не ведуть до останньої ланки: щось змінено, втрачено або додано.
error-verify-entry = Подія { $entry } не могла статися: { $why }
error-verify-end = Написане після події { $entry } про закінчення не випливає з ходів.
error-file = Не вдається прочитати { $path }: { $why }
error-number = «{ $text }» — не число.
verify-commitment-good = Роздача чесна: її зафіксовано ще до першого ходу.
verify-deal-good = Усі роздачі справжні: вони випливають із жеребу та слів гравців.
verify-deal-given = Перші роздачі взято з гри, яку ця продовжує: жеребу не було, тож нічого й не обіцяли.
verify-links-good = Записи ланка за ланкою ведуть до останньої: нічого не змінено, не втрачено й не додано.
verify-moves-good = Усі ходи за правилами, результат правильний.

seat-name = Місце { $seat }
event-passed = { $player } пропускає хід.
event-passed-you = Ви пропускаєте хід.
event-over = Раунд закінчено.
reason-resigned = гру здано
reason-timeout = вийшов час
reason-abandoned = гру покинуто

play-turn = Ходить { $player }
play-prompt = Ваш хід (номер або запис ходу; ? — довідка)
play-help =
    Введіть хід або його номер. Введіть лише те, чим ходите, або початок запису — побачите можливі ходи.
    board (b): поле, moves (m): ходи, hint (h): підказка, undo (u): повернути хід,
    rules (r): правила, scores (s): рахунок, help (?): довідка, quit (q): вийти.
play-thinking = { $player } думає…
play-played = { $player }: { $move }
play-over = Гру закінчено: { $reason }.
play-won = { $count ->
    [one] Перемога: { $players }
   *[other] Спільна перемога: { $players }
 }
play-scores = Рахунок: { $scores }
play-moves = { $count ->
    [one] Можливий { $count } хід
    [few] Можливі { $count } ходи
   *[many] Можливо { $count } ходів
 }
play-left = До зустрічі! Та сама гра: { $command }
play-undone = Хід повернуто.
games-column-game = гра
games-column-title = назва
games-column-seats = гравців
games-column-option = налаштування
games-column-values = можливі значення
games-column-default = звичайне
trimino-play-round = Партія { $number }
mexican-train-play-round = Кін { $number }
play-nothing-to-undo = Немає чого повертати.
play-round = Раунд { $number }
warm-title = Готуємо ігри
warm-done = Готово за { $seconds } с.
games-bots = Боти: { $bots }
play-curtain = { $player }: натисніть Enter, коли ніхто інший не дивиться
error-play-bots = Ботів { $bots }, а місць за столом { $seats }.
error-option-pair = Налаштування пишуть як назва=значення, а не «{ $text }».
error-rules-language = Правил мовою «{ $language }» немає. Є: { $known }.
error-rules-none = У гри { $game } немає сторінки правил.
rules-pictures = Малюнки є на сторінці: запустіть minoteka й відкрийте «Правила».
error-replay-ply = У записі подій: { $last }. Події { $ply } немає.
play-pieces = Введіть, чим ходите, — побачите, куди можна; «moves» покаже всі ходи.
play-no-such = Жоден хід не починається з «{ $words }».
play-hint = Підказка: { $move }
play-no-past = Ця гра починається не з роздачі, і минуле її невідоме: вона не зберігається.
play-kept = Гра зберігається у { $path }
play-not-kept = Грати можна, але зберегти гру не вдається: { $why }
error-play-resume = У { $folder } немає гри, яку можна продовжити.
error-play-resume-beside = У гри, яку продовжують, місця, боти, налаштування й роздачу вже визначено.
error-option-flag = «{ $text }» — не налаштування зі значенням, як-от --level junior.
play-go-on = Продовжити пізніше: minoteka play --resume
because-forced = Інших ходів немає.
