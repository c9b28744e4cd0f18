# Lessons: the pages around them, and what is wrong with a file. What the lessons themselves say is in lessons/.
page-learn = Навчання
page-learn-line = Короткі завдання на справжньому полі. На кожен хід є відповідь: чому так не можна або чому це не те, що просили.
page-learn-all = Навчання інших ігор
page-learn-hello = Ви тут уперше? Навчіться грати
page-learn-game = { $game }: навчання
page-learn-steps = Виконано { $done } з { $count ->
    [one] { $count } завдання
   *[other] { $count } завдань
 }
page-learn-offer = Ще не грали? Кілька коротких завдань покажуть, як влаштована гра «{ $game }».
page-learn-offer-yes = Навчитися
page-learn-offer-no = Я знаю цю гру
page-learn-offer-again = Знову пропонувати навчання
page-learn-none = Для цієї гри уроків іще немає.
lesson-step = Завдання { $at } з { $count }
lesson-stars = { $count ->
    [one] { $count } зірка
    [few] { $count } зірки
   *[other] { $count } зірок
 } з 3
lesson-open = ще не виконано
lesson-missed = Так можна, але завдання не про це. Погляньте ще раз.
lesson-again = Ще раз
lesson-looking = Перевіряємо хід…
lesson-next = Далі
lesson-hint = Підказка
lesson-hint-move = Показати
lesson-hint-shown = Хід показано на полі.
lesson-finished = Урок закінчено.
lesson-left = Ще лишилося завдання { $at }.
lesson-all-finished = Усі уроки пройдено: тепер ви вмієте грати. { $game } чекає!
lesson-onward = Наступний урок
lesson-list = Усі уроки
lesson-task = Завдання
lesson-prompt = Ваш хід (? — підказка, q — вийти)
lesson-true = Усе сходиться: { $count ->
    [one] { $count } завдання
    [few] { $count } завдання
   *[other] { $count } завдань
 }.
lesson-bye = Продовжити іншим разом: minoteka learn { $game } { $lesson }
error-lesson-lies = { $file }, рядок { $line }: { $why }
error-lesson-toml = не вдається прочитати: { $why }
error-lesson-name = «{ $name }» не годиться як назва кроку, або така вже є.
error-lesson-over = у цій позиції вже все скінчилося: вчитися тут нема чого.
error-lesson-no-goal = крок не каже, яка в нього мета: moves, event, reason чи view.
error-lesson-unreachable = жоден хід не робить того, чого вимагає ця мета.
error-lesson-done-before = розв’язок іще триває, а завдання вже виконано (зроблено ходів: { $moves }).
error-lesson-text = тексту { $key } немає мовою «{ $language }».
error-lesson-unknown = Уроку «{ $name }» немає. Є такі: { $known }
error-lesson-no-step = Кроку «{ $name }» у цьому уроці немає.
error-lesson-none = Для { $game } уроків іще немає.
