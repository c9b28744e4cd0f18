# The lessons of Riomino: a title each; of a step its task, a hint, and what was learnt.
riomino-lesson-laying = Як класти кубики
riomino-lesson-laying-start = Ви починаєте, і у вас є додатковий кубик. Покладіть його в центр ігрового поля. { $keys ->
    [screen] {""}
    [yes] Клацніть яскравий кубик внизу, щоб узяти, потім місце. Без миші: Tab, Enter і стрілки.
    [no] Торкніться яскравого кубика внизу, щоб узяти, потім місця на полі.
   *[line] Напишіть номер ходу.
 }
riomino-lesson-laying-start-hint = Відкрите лише місце в центрі.
riomino-lesson-laying-start-done = Це був ваш перший хід. На грані два значення: кожній половинці належать два сусідні боки.
riomino-lesson-laying-beside = Покладіть поруч один зі своїх кубиків, боком до боку. Боки, що торкаються, мають показувати те саме значення.
riomino-lesson-laying-beside-hint = По діагоналі — це ще не поруч: потрібен спільний бік із викладеним кубиком.
riomino-lesson-laying-beside-done = Саме так. Кутом до кута не можна, і пропускати хід теж: хто може покласти, той мусить.
riomino-lesson-laying-turn = Перш ніж покласти, кубик можна повернути. Покладіть кубик 1–3 над тим, що в центрі. { $keys ->
    [screen] {""}
    [yes] Щоб повернути взятий кубик, клацніть його внизу ще раз або натисніть R. Де він підходить лише одним боком, повернеться сам.
    [no] Щоб повернути взятий кубик, торкніться його внизу ще раз. Де він підходить лише одним боком, повернеться сам.
   *[line] {""}
 }
riomino-lesson-laying-turn-hint = Кубик у центрі показує вгорі 1, тож ваш має показувати 1 внизу.
riomino-lesson-laying-turn-miss = Це інший кубик або інше місце. Потрібен 1–3 над тим, що в центрі.
riomino-lesson-laying-turn-done = Кубики крутять, але не перевертають: граєте тим, що випало.
riomino-lesson-laying-two = Тепер місце, яке торкається двох кубиків: заповніть d3, під одним із них і поруч з другим.
riomino-lesson-laying-two-hint = Обидва боки, що торкнуться, — двійки. На яких ваших кубиках є 2?
riomino-lesson-laying-two-miss = Так можна, але завдання — заповнити d3.
riomino-lesson-laying-two-done = Збігатися мають усі боки, що торкаються, а не лише один.
riomino-lesson-laying-three = А тепер місце з трьома сусідами: заповніть b3.
riomino-lesson-laying-three-hint = Подивіться на три боки навколо b3: два з них однакові й сусідні.
riomino-lesson-laying-three-miss = Так можна, але завдання — заповнити b3.
riomino-lesson-laying-three-done = Що більше сусідів, то менше кубиків підходить. Про це й гра.
riomino-lesson-places = Місця
riomino-lesson-places-only = Стає тісно: для ваших кубиків лишилося одне-єдине місце. Знайдіть його.
riomino-lesson-places-only-hint = Усі ваші кубики — 0–3. Шукайте місце, яке вимагає тільки трійки.
riomino-lesson-places-only-done = Знайшли. Якби місця не було, ви б одразу програли.
riomino-lesson-places-dead = Деякі місця вже не заповнити: те саме значення з двох протилежних боків або з трьох. Зробіть таке місце.
riomino-lesson-places-dead-hint = Над d3 двійка і ліворуч двійка. Ще одна двійка знизу — і нічого не підійде.
riomino-lesson-places-dead-miss = Кожне місце ще можна заповнити. Шукайте таке, де те саме значення вже є з двох боків.
riomino-lesson-places-dead-done = Протилежні боки кубика завжди різні, тож d3 заблоковане назавжди. На полі там хрестик.
riomino-lesson-places-own = Зробіть місце, куди підходять ваші кубики й не підходять кубики суперника.
riomino-lesson-places-own-hint = У суперника немає кубика 1–3. Покладіть 1–2 так, щоб якесь місце вимагало і 1, і 3.
riomino-lesson-places-own-miss = Такого місця не вийшло. Яких пар у суперника немає?
riomino-lesson-places-own-done = Таке місце — хід про запас: його у вас ніхто не забере.
riomino-lesson-blocking = Блокування
riomino-lesson-blocking-squeeze = Залиште суперникові лише одне місце.
riomino-lesson-blocking-squeeze-hint = Суперникові потрібна двійка. Де вона ще є? Закрийте її, а назовні залиште 0.
riomino-lesson-blocking-squeeze-miss = У суперника лишилося більше місць. Порахуйте, куди підходять його кубики.
riomino-lesson-blocking-squeeze-done = Лишилося одне місце, а за хід-другий не буде жодного.
riomino-lesson-blocking-win = У суперника 0–1 і 1–2. Покладіть кубик так, щоб для них не лишилося місця, і виграйте.
riomino-lesson-blocking-win-hint = Кладіть поруч із центром: місця вище й нижче вимагатимуть пар, яких у суперника немає.
riomino-lesson-blocking-win-miss = Суперник ще може покласти кубик. Подивіться, куди підходять 0–1 і 1–2.
riomino-lesson-blocking-win-done = Перемога: хто у свій хід не може покласти, одразу програє.
riomino-lesson-blocking-save = Два місця підходять лише вам. Ще одне — обом. Яке займете першим, щоб виграти?
riomino-lesson-blocking-save-hint = Свої місця нікуди не втечуть.
riomino-lesson-blocking-save-miss = Це місце й так було ваше. Тепер суперник займе спільне, і ходи першими скінчаться у вас.
riomino-lesson-blocking-save-done = Спершу спільні місця, свої — наостанок. Так виграють більшість ігор.
riomino-lesson-blocking-plan = Розв’язувач порахував усе: тут виграє один-єдиний хід. У суперника три кубики 1–2.
riomino-lesson-blocking-plan-hint = Займіть місце, куди став би 1–2, і покажіть трійку на всіх боках, що лишаються відкритими.
riomino-lesson-blocking-plan-miss = Так покласти можна, але тоді останній хід буде за суперником, хай що робіть.
riomino-lesson-blocking-plan-done = Того місця вже немає, а нові боки вимагають трійки, якої суперник не має.
riomino-lesson-further = Інші поля
riomino-lesson-further-frame = «Фахівець» грають без поля, але все має вміститися в рамку 5 × 5. Покладіть кубик так, щоб ширина стала п’ять.
riomino-lesson-further-frame-hint = Зайнято чотири стовпчики. Кладіть ліворуч або праворуч від них.
riomino-lesson-further-frame-miss = Ширина ще не п’ять: усі кубики вміщаються в чотири стовпчики.
riomino-lesson-further-frame-done = Тепер ні ліворуч, ні праворуч далі не можна: рамка визначилася.
riomino-lesson-further-pass = За ташкентським рахунком той, хто застряг, пропускає хід, а виграє той, у кого лишиться менше кубиків. Нічого не підходить: пропустіть хід.
riomino-lesson-further-pass-hint = Кнопка — в рядку під полем.
riomino-lesson-further-pass-done = Оце й усе. На полі «Старт» 13 кубиків: сідайте та грайте!
