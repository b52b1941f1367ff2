import { type Language, parseLanguage } from '@ephemeris/core/language/language'
import { readUrl } from '#web/lib/server/read-url'

/** What a page asks its service worker to keep for the time without a server. */
export interface KeepMessage {
  readonly language: Language
  /** Addresses that the page has asked already, past the service worker. */
  readonly answers: readonly string[]
}

/** `null` for anything else. */
export function readKeepMessage(data: unknown): KeepMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { language, answers }: { language?: unknown; answers?: unknown } = data
  const parsed = typeof language === 'string' ? parseLanguage(language) : null
  if (!parsed || !Array.isArray(answers)) return null
  return { language: parsed, answers: answers.filter((url) => typeof url === 'string' && readUrl(url) !== null) }
}
