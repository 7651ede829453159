// Runs before the first paint and before any module; the content security policy allows no script inside the page.

// Zod would compile its checks by `new Function`, which the content security policy refuses. It reads this as it is loaded.
globalThis.__zod_globalConfig = { jitless: true }

const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

// Whoever is signed in is not asked to log in by the pages that anybody may read (api/stored.ts keeps it true).
if (localStorage.getItem('user') !== null) document.documentElement.dataset.member = ''
