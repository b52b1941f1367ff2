/*
 * Runs before the first paint, so that nobody sees the wrong colours or the wrong fonts for a moment.
 * Reads only what the page itself will read again and check.
 */
;(() => {
  const root = document.documentElement
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('ephemeris') ?? '{}') ?? {}
    stored = { theme: localStorage.getItem('theme'), userLanguage: localStorage.getItem('userLanguage'), ...stored }
  } catch {
    // Storage is blocked or unreadable: the page starts with its defaults and says so itself.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored.theme === 'dark' || (stored.theme !== 'light' && prefersDark)
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')
  if (stored.theme === 'dark' || stored.theme === 'light') {
    for (const colour of document.querySelectorAll('meta[name="theme-color"]')) {
      colour.media = colour.dataset.scheme === stored.theme ? 'all' : 'not all'
    }
  }
  if (/^(en|zh-Hans|zh-Hant|ja|ko|fr)$/.test(stored.userLanguage ?? '')) root.lang = stored.userLanguage
})()
