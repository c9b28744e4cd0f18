# Що кажуть поля.
page-lay = Покласти
page-whole = Усе поле
gemblo-board-label = Поле. Оберіть фігуру; стрілки рухають, R повертає, F перевертає, Enter кладе.
gemblo-tray-label = Ваші фігури
gemblo-piece-label = Фігура { $piece }, блоків: { $count }
