import { asksNewcomers, withoutEndSlashes } from '@ephemeris/contract/pages'
import { followsSome } from '@ephemeris/core/games/selection/follows-some'
import { detectLanguage } from '@ephemeris/core/language/detect-language'
import { parseLanguage } from '@ephemeris/core/language/language'
import { isSettingsObject, type SettingsObject } from '@ephemeris/core/settings/settings-object'
import { watchEarlyPresses } from '#web/lib/before-paint/early-press'
import { showCachedDrawing } from '#web/lib/before-paint/show-drawing'
import { DRAWING } from '#web/lib/cached-drawing/drawing'
import { ENTRY, readEntry } from '#web/lib/device/device-entry'

// A script of its own that runs before the first paint, so that no one sees the wrong colours, the wrong fonts or someone
// else's welcome for a moment, and what this visit needs is asked for at once. The program itself reads everything again.
// (SHELL-4, HOME-9, WEL-5, API-30)

watchEarlyPresses()

const root = document.documentElement
const settings = readSettings()
const { theme, userLanguage, sidebarRailState, hasCompletedGameSelection, userGameSelections } = settings

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = theme === 'dark' || (theme !== 'light' && prefersDark)
root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')
if (theme === 'dark' || theme === 'light') {
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    colour.media = colour.dataset.scheme === theme ? 'all' : 'not all'
  }
}

const chosen = typeof userLanguage === 'string' ? parseLanguage(userLanguage) : null
const language = chosen ?? detectLanguage(navigator.languages)
root.lang = language

const isNewcomer = hasCompletedGameSelection !== true && !isSettingsObject(userGameSelections)
const address = withoutEndSlashes(location.pathname)
root.toggleAttribute('data-home', address === '/')
root.toggleAttribute('data-follows', !isNewcomer && followsSome(userGameSelections))
root.toggleAttribute('data-rail', sidebarRailState === true || (sidebarRailState !== false && address === '/timeline'))
root.toggleAttribute('data-newcomer', isNewcomer && asksNewcomers(address))

const conditions = new Set([root.lang, isNewcomer ? 'newcomer' : 'known'])
for (const hint of document.querySelectorAll<HTMLLinkElement>('link[data-when]')) {
  const { when = '', rel = '' } = hint.dataset
  if (when.split(' ').every((condition) => conditions.has(condition))) hint.rel = rel
}

// An address with a question opens something above the timeline.
if (!isNewcomer && location.pathname === DRAWING && location.search === '') {
  void showCachedDrawing(localStorage.getItem(ENTRY), nowMs())
}

/** A demonstration shows the moment that its page names. */
function nowMs(): number {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-clock"]')?.content
  return named === undefined ? Date.now() : Date.parse(named)
}

/** Empty where storage is blocked or unreadable: the page starts with its defaults and says so itself. */
function readSettings(): SettingsObject {
  try {
    return readEntry(localStorage).settings
  } catch {
    return {}
  }
}
