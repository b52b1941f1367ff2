import { FALLBACK_LANGUAGE, type Language } from '@ephemeris/core/language/language'
import type { Areas, TextArea, TextsOf } from '@ephemeris/texts/areas'
import { completed } from '#web/i18n/words/completed'
import { textCopies } from '#web/lib/device/text-copies'
import { tabWrites } from '#web/lib/device/write-guard'
import { now } from '#web/lib/server/server-clock'
import { whenIdle } from '#web/lib/time/idle'

/** What one language calls one area. */
export type TextChunk = Readonly<Record<string, unknown>>

/** One chunk per language and area of the first pages; `later-texts` says where all others are … */
const CHUNKS = import.meta.glob<TextChunk>(
  ['./*/{shell,errors,home,timeline,launch,welcome}.ts', '!./en/{shell,errors}.ts'],
  { base: '../../../../packages/texts/src' },
)

/** … except for the English of every page: it arrives with the program. */
const IN_PROGRAM = import.meta.glob<TextChunk>('./en/{shell,errors}.ts', {
  base: '../../../../packages/texts/src',
  eager: true,
})

type TextsOfArea = TextsOf<Areas[TextArea]>

interface Held {
  readonly texts: Promise<TextsOfArea>
  /** `null` until they have been loaded. */
  present: TextsOfArea | null
  hasFailed: boolean
}

const held = new Map<Language, Map<TextArea, Held>>()
const fallbackListeners = new Set<() => void>()
const renewalListeners = new Set<() => void>()
/** The areas that failed, of the languages that English replaces. */
const fallbacks = new Map<Language, Set<TextArea>>()
let hasUnreportedFallback = false

/** The texts of one area, loaded once; a kept copy, else English, where they cannot be loaded. (LANG-5, LANG-40) */
export function loadTexts(language: Language, area: TextArea): Promise<TextsOfArea> {
  const ofLanguage = held.get(language) ?? new Map<TextArea, Held>()
  held.set(language, ofLanguage)
  const known = ofLanguage.get(area)
  if (known) return known.texts

  const entry: Held = { texts: loadOrFallBack(language, area), present: null, hasFailed: false }
  ofLanguage.set(area, entry)
  entry.texts.then(
    (present) => {
      entry.present = present
      markFulfilled(entry.texts, present)
    },
    // The component that draws them gets the error: a new try at each drawing would never end.
    () => {
      entry.hasFailed = true
    },
  )
  return entry.texts
}

/** Requests in `language` all texts that the visit has used so far, at once: what shows them asks one after the other. */
export function loadUsedTexts(language: Language): void {
  const used = new Set([...held.values()].flatMap((ofLanguage) => [...ofLanguage.keys()]))
  for (const area of used) void loadTexts(language, area)
}

/** React’s `use` reads these fields, and does not wait for a promise that has them. */
function markFulfilled(texts: Promise<TextsOfArea>, value: TextsOfArea): void {
  Object.assign(texts, { status: 'fulfilled', value })
}

/** The texts of one area if they have been loaded; no one needs to wait for them then. */
export function textsIfLoaded(language: Language, area: TextArea): TextsOfArea | null {
  return held.get(language)?.get(area)?.present ?? null
}

/** Of `areas`, clears what could not be loaded, so that the next request loads it again. */
export function clearFailedTexts(areas: readonly TextArea[]): void {
  for (const ofLanguage of held.values()) {
    for (const area of areas) if (ofLanguage.get(area)?.hasFailed) ofLanguage.delete(area)
  }
}

/**
 * Deletes every copy and reloads the texts on the page; `false` if English replaces some of them afterwards. (LANG-42)
 *
 * @throws if not even English can be loaded; what was shown before stays then
 */
export async function resetTexts(shown: Language): Promise<boolean> {
  if (tabWrites.permit === 'granted') textCopies.clear()
  fallbacks.clear()
  const areas = [...(held.get(shown)?.keys() ?? [])]
  const entries = await Promise.all(
    areas.map(async (area): Promise<[TextArea, Held]> => {
      const present = await loadOrFallBack(shown, area)
      const texts = Promise.resolve(present)
      markFulfilled(texts, present)
      return [area, { texts, present, hasFailed: false }]
    }),
  )
  held.clear()
  held.set(shown, new Map(entries))
  for (const notify of renewalListeners) notify()
  return !fallbacks.has(shown)
}

/** Calls `notify` whenever texts that are shown may have become others. Returns the way to end it. */
export function onRenewal(notify: () => void): () => void {
  renewalListeners.add(notify)
  return () => renewalListeners.delete(notify)
}

/**
 * Calls `notify` each time that English begins to replace a language, also for times before the call.
 * Returns the way to end it.
 */
export function onFallback(notify: () => void): () => void {
  if (hasUnreportedFallback) notify()
  hasUnreportedFallback = false
  fallbackListeners.add(notify)
  return () => fallbackListeners.delete(notify)
}

/** Clears the fallbacks of languages other than the current one, so that choosing one tries again. */
export function dropFallbackTexts(shown: Language): void {
  for (const [language, areas] of fallbacks) {
    if (language === shown) continue
    for (const area of areas) held.get(language)?.delete(area)
    fallbacks.delete(language)
  }
}

async function loadOrFallBack(language: Language, area: TextArea): Promise<TextsOfArea> {
  try {
    const texts = await loadChunk(language, area)
    whenIdle(() => keepCopy(language, area, texts))
    return texts
  } catch (error) {
    const copy = textCopies.find(language, area)
    if (language === FALLBACK_LANGUAGE) {
      if (isTexts(copy)) return copy
      throw error
    }
    const english = await loadTexts(FALLBACK_LANGUAGE, area).catch((reason: unknown) => {
      if (isTexts(copy)) return copy
      throw reason
    })
    if (copy !== null) return completed(english, copy)
    noteFallback(language, area)
    return english
  }
}

function noteFallback(language: Language, area: TextArea): void {
  const known = fallbacks.get(language)
  fallbacks.set(language, new Set(known).add(area))
  if (known) return
  hasUnreportedFallback = fallbackListeners.size === 0
  for (const notify of fallbackListeners) notify()
}

async function loadChunk(language: Language, area: TextArea): Promise<TextsOfArea> {
  const path = `./${language}/${area}.ts`
  const chunk = IN_PROGRAM[path] ?? (await (CHUNKS[path] ?? (await laterChunks())[path])?.())
  const texts = chunk?.[area]
  if (!isTexts(texts)) throw new RangeError(`no texts for ${language}/${area}`)
  return texts
}

async function laterChunks() {
  const program = await import('#web/i18n/later-texts')
  return program.LATER_CHUNKS
}

/** Chunks are compiled against English: whatever is an object is complete. */
function isTexts(value: unknown): value is TextsOfArea {
  return typeof value === 'object' && value !== null
}

async function keepCopy(language: Language, area: TextArea, texts: TextsOfArea): Promise<void> {
  try {
    await tabWrites.run(async () => textCopies.keep(language, area, texts, now()))
  } catch {
    // Another tab has taken over: it keeps its own.
  }
}
