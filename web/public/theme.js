// Sets the chosen theme before the first paint; the content security policy allows no script inside the page.
const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
