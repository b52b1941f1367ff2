import { type Language, parseLanguage } from '@ephemeris/core/language/language'

const CACHE = 'ephemeris-language'
const ENTRY = '/language'

/** The language in which pages were last shown, so that the next build is kept in it too; `null` if none was set. */
export async function storedLanguage(): Promise<Language | null> {
  const entry = await caches.match(ENTRY, { cacheName: CACHE })
  return entry ? parseLanguage(await entry.text()) : null
}

export async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(ENTRY, new Response(language))
}
