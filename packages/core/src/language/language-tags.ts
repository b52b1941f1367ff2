import type { Language } from './language.ts'

/** `fr-fr`, `zh-tw`: with the region where most of its readers are, as files of pulls write it. */
export function regionalTag(language: Language): string {
  const { language: tongue, region } = new Intl.Locale(language).maximize()
  return `${tongue}-${region}`.toLowerCase()
}

/** `fr`, `zh-tw`: as other services call it, which say by the region how Chinese is written. */
export function serviceTag(language: Language): string {
  return language.includes('-') ? regionalTag(language) : language
}
