import { FALLBACK_LANGUAGE, type Language } from '@ephemeris/core/language/language'
import type { Areas, TextArea, TextsOf } from '@ephemeris/texts/areas'
import { create } from 'zustand'
import type { TextChunk } from '#web/i18n/later-texts'
import { completed } from '#web/i18n/words/completed'
import { textCopies } from '#web/lib/device/text-copies'
import { tabWrites } from '#web/lib/device/write-guard'
import { now } from '#web/lib/server/server-clock'
import { whenIdle } from '#web/lib/time/idle'

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

/** The texts of one area in one language, from the first request for them on. */
interface Held {
  readonly language: Language
  readonly area: TextArea
  readonly texts: Promise<TextsOfArea>
  /** `null` until they have been loaded. */
  present: TextsOfArea | null
  hasFailed: boolean
  /** English replaces them. */
  isEnglish: boolean
}

const held = new Map<string, Held>()

/** What pages show of the loading. */
export const useTextChanges = create(() => ({
  /** English has begun to replace a language, and no message says so yet. */
  hasFallenBack: false,
  /** How often texts that are shown have become others. */
  renewals: 0,
}))

/** The texts of one area, loaded once; a kept copy, else English, where they cannot be loaded. (LANG-5, LANG-40) */
export function loadTexts(language: Language, area: TextArea): Promise<TextsOfArea> {
  const known = held.get(pathOf(language, area))
  if (known) return known.texts
  const entry = request(language, area)
  held.set(pathOf(language, area), entry)
  return entry.texts
}

/** The texts of one area if they have been loaded, without waiting. */
export function textsIfLoaded(language: Language, area: TextArea): TextsOfArea | null {
  return held.get(pathOf(language, area))?.present ?? null
}

/** Requests in `language` all texts that the visit has used so far, at once: what shows them asks one after the other. */
export function loadUsedTexts(language: Language): void {
  const used = new Set([...held.values()].map(({ area }) => area))
  for (const area of used) void loadTexts(language, area)
}

/** Of `areas`, clears what could not be loaded, so that the next request loads it again. */
export function clearFailedTexts(areas: readonly TextArea[]): void {
  drop(({ area, hasFailed }) => hasFailed && areas.includes(area))
}

/** Clears what English replaces in languages other than the current one, so that choosing one tries again. */
export function dropFallbackTexts(shown: Language): void {
  drop(({ language, isEnglish }) => isEnglish && language !== shown)
}

/**
 * Deletes every copy and reloads the texts on the page; `false` if English replaces some of them afterwards. (LANG-42)
 *
 * @throws if not even English can be loaded; what was shown before stays then
 */
export async function resetTexts(shown: Language): Promise<boolean> {
  if (tabWrites.permit === 'granted') textCopies.clear()
  for (const entry of held.values()) entry.isEnglish = false
  const entries = [...held.values()]
    .filter(({ language }) => language === shown)
    .map(({ area }) => request(shown, area))
  await Promise.all(entries.map(({ texts }) => texts))
  held.clear()
  for (const entry of entries) held.set(pathOf(shown, entry.area), entry)
  useTextChanges.setState(({ renewals }) => ({ renewals: renewals + 1 }))
  return !entries.some(({ isEnglish }) => isEnglish)
}

function drop(isDropped: (entry: Held) => boolean): void {
  for (const [path, entry] of held) if (isDropped(entry)) held.delete(path)
}

function request(language: Language, area: TextArea): Held {
  const texts = loadOrFallBack(language, area, () => {
    if (![...held.values(), entry].some((other) => other.language === language && other.isEnglish)) {
      useTextChanges.setState({ hasFallenBack: true })
    }
    entry.isEnglish = true
  })
  const entry: Held = { language, area, texts, present: null, hasFailed: false, isEnglish: false }
  texts.then(
    (present) => {
      entry.present = present
    },
    // The component that draws them gets the error: a new try at each drawing would never end.
    () => {
      entry.hasFailed = true
    },
  )
  return entry
}

async function loadOrFallBack(language: Language, area: TextArea, noteEnglish: () => void): Promise<TextsOfArea> {
  try {
    const texts = await loadChunk(language, area)
    whenIdle(() => keepCopy(language, area, texts))
    return texts
  } catch (error) {
    const copy = textCopies.find(language, area)
    const copyOr = (reason: unknown) => {
      if (isTexts(copy)) return copy
      throw reason
    }
    if (language === FALLBACK_LANGUAGE) return copyOr(error)
    const english = await loadTexts(FALLBACK_LANGUAGE, area).catch(copyOr)
    if (copy !== null) return completed(english, copy)
    noteEnglish()
    return english
  }
}

async function loadChunk(language: Language, area: TextArea): Promise<TextsOfArea> {
  const path = pathOf(language, area)
  const chunk = IN_PROGRAM[path] ?? (await (CHUNKS[path] ?? (await laterChunks())[path])?.())
  const texts = chunk?.[area]
  if (!isTexts(texts)) throw new RangeError(`no texts for ${language}/${area}`)
  return texts
}

async function laterChunks() {
  const program = await import('#web/i18n/later-texts')
  return program.LATER_CHUNKS
}

function pathOf(language: Language, area: TextArea): string {
  return `./${language}/${area}.ts`
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
