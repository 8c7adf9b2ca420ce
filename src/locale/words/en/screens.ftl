# Titles, buttons and sentences of the screens.
