import { FALLBACK_LANGUAGE, type Language } from '@ephemeris/core/language/language'
import type { Area, Areas, TextsOf } from '#web/i18n/areas'

type Chunk = Readonly<Record<string, unknown>>

/** One chunk per language and area … */
const CHUNKS = import.meta.glob<Chunk>(['./locales/*/*.ts', '!./locales/en/{shell,errors,timeline,launch}.ts'])

/** … except for the English of the page that most people come for: it arrives with the program. */
const AT_HAND = import.meta.glob<Chunk>('./locales/en/{shell,errors,timeline,launch}.ts', { eager: true })

type TextsOfArea = TextsOf<Areas[Area]>

const loading = new Map<string, Promise<TextsOfArea>>()
const loaded = new Map<string, TextsOfArea>()
const fallbackListeners = new Set<() => void>()
/** Of the languages for which English stands in: their areas that failed. */
const standIns = new Map<Language, Set<string>>()
let hasUntoldFallback = false

/** The texts of one area, loaded once; English where the asked language cannot be loaded. (LANG-5) */
export function loadTexts(language: Language, area: Area): Promise<TextsOfArea> {
  const key = `${language}/${area}`
  const known = loading.get(key)
  if (known) return known

  const texts = loadOrFallBack(language, area)
  loading.set(key, texts)
  texts.then(
    (present) => loaded.set(key, present),
    () => loading.delete(key),
  )
  return texts
}

/** The texts of one area if they have been loaded; nobody needs to wait for them then. */
export function textsAtHand(language: Language, area: Area): TextsOfArea | null {
  return loaded.get(`${language}/${area}`) ?? null
}

/**
 * Calls `notify` once for each time that English begins to stand in for a language, also if nobody listened then.
 * Returns the way to end it.
 */
export function onFallback(notify: () => void): () => void {
  if (hasUntoldFallback) notify()
  hasUntoldFallback = false
  fallbackListeners.add(notify)
  return () => fallbackListeners.delete(notify)
}

/** Forgets what stands in for other languages than the shown one, so that their next choice tries anew. */
export function keepStandInsOf(shown: Language): void {
  for (const [language, keys] of standIns) {
    if (language === shown) continue
    for (const key of keys) {
      loading.delete(key)
      loaded.delete(key)
    }
    standIns.delete(language)
  }
}

async function loadOrFallBack(language: Language, area: Area): Promise<TextsOfArea> {
  try {
    return await loadChunk(language, area)
  } catch (error) {
    if (language === FALLBACK_LANGUAGE) throw error
    const texts = await loadChunk(FALLBACK_LANGUAGE, area)
    noteStandIn(language, `${language}/${area}`)
    return texts
  }
}

function noteStandIn(language: Language, key: string): void {
  const known = standIns.get(language)
  standIns.set(language, new Set(known).add(key))
  if (known) return
  hasUntoldFallback = fallbackListeners.size === 0
  for (const notify of fallbackListeners) notify()
}

async function loadChunk(language: Language, area: Area): Promise<TextsOfArea> {
  const path = `./locales/${language}/${area}.ts`
  const chunk = AT_HAND[path] ?? (await CHUNKS[path]?.())
  const texts = chunk?.[area]
  if (!isTexts(texts)) throw new RangeError(`no texts for ${language}/${area}`)
  return texts
}

/** Chunks are compiled against English: whatever is an object is complete. */
function isTexts(value: unknown): value is TextsOfArea {
  return typeof value === 'object' && value !== null
}
