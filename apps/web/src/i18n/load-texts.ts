import { FALLBACK_LANGUAGE, type Language } from '@ephemeris/core/language/language'
import type { Area, Areas, TextsOf } from '#web/i18n/areas'

/** One chunk per language and area. */
const CHUNKS = import.meta.glob<Readonly<Record<string, unknown>>>('./locales/*/*.ts')

export interface LoadedTexts<A extends Area = Area> {
  readonly texts: TextsOf<Areas[A]>
  /** The language asked for could not be loaded: these are the English texts. */
  readonly isFallback: boolean
}

const loading = new Map<string, Promise<LoadedTexts>>()

/** The texts of one area, loaded once; English where the asked language cannot be loaded. (LANG-5) */
export function loadTexts(language: Language, area: Area): Promise<LoadedTexts> {
  const key = `${language}/${area}`
  const known = loading.get(key)
  if (known) return known

  const texts = loadOrFallBack(language, area)
  loading.set(key, texts)
  texts.catch(() => loading.delete(key))
  return texts
}

async function loadOrFallBack(language: Language, area: Area): Promise<LoadedTexts> {
  try {
    return { texts: await loadChunk(language, area), isFallback: false }
  } catch (error) {
    if (language === FALLBACK_LANGUAGE) throw error
    return { texts: await loadChunk(FALLBACK_LANGUAGE, area), isFallback: true }
  }
}

async function loadChunk(language: Language, area: Area): Promise<TextsOf<Areas[Area]>> {
  const chunk = await CHUNKS[`./locales/${language}/${area}.ts`]?.()
  const texts = chunk?.[area]
  if (!isTexts(texts)) throw new RangeError(`no texts for ${language}/${area}`)
  return texts
}

/** Chunks are compiled against English: whatever is an object is complete. */
function isTexts(value: unknown): value is TextsOf<Areas[Area]> {
  return typeof value === 'object' && value !== null
}
