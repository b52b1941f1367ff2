import { isSettingsObject, parseSettings } from '@ephemeris/core/settings/settings-object'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { useSyncExternalStore } from 'react'
import type { Entries } from '#web/lib/device/device-entry'

/** Entry with the time of the last check by language, in ms. */
const STAMPS = 'language_cache_timestamps'

/** Beginning of the entries with the copies, one for each language. */
const COPIES = 'language_cache.'

/** A copy that was checked longer ago is replaced. */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * Copies of the loaded texts, for visits on which they cannot be loaded. They are not settings: they have entries of
 * their own, and if storage is blocked or full there are none. (LANG-40)
 */
export class TextCopies {
  readonly #access: () => Entries & Pick<Storage, 'key' | 'length'>
  readonly #listeners = new Set<() => void>()

  /** `access` may throw, as browsers do where storage is forbidden. */
  constructor(access: () => Entries & Pick<Storage, 'key' | 'length'>) {
    this.#access = access
  }

  /** The kept texts of a part of a language; `null` if there are none. */
  find(language: string, area: string): object | null {
    return this.#copyOf(language, area)?.texts ?? null
  }

  /** When texts of a language were last compared with what the server has; `null` if none are kept. */
  checkedAt(language: string): Instant | null {
    const stamp = this.#object(STAMPS)[language]
    return typeof stamp === 'number' ? instant(stamp) : null
  }

  /** Keeps texts that have just been loaded, unless the copy of them is younger than seven days. */
  keep(language: string, area: string, texts: object, at: Instant): void {
    const copy = this.#copyOf(language, area)
    const ageMs = copy ? at - copy.checkedAt : Number.POSITIVE_INFINITY
    if (ageMs >= 0 && ageMs < MAX_AGE_MS) return

    try {
      const entries = this.#access()
      const copies = { ...this.#object(COPIES + language), [area]: { checkedAt: at, texts } }
      entries.setItem(COPIES + language, JSON.stringify(copies))
      entries.setItem(STAMPS, JSON.stringify({ ...this.#object(STAMPS), [language]: at }))
    } catch {
      // Blocked or full: texts come from the server then, as they have just done.
    }
    this.#notify()
  }

  clear(): void {
    try {
      const entries = this.#access()
      const keys = Array.from({ length: entries.length }, (_, index) => entries.key(index))
      for (const key of keys) if (key === STAMPS || key?.startsWith(COPIES)) entries.removeItem(key)
    } catch {
      // Blocked: nothing was kept.
    }
    this.#notify()
  }

  /** Calls `notify` after every change. Returns the way to end it. */
  subscribe(notify: () => void): () => void {
    this.#listeners.add(notify)
    return () => this.#listeners.delete(notify)
  }

  #notify(): void {
    for (const notify of this.#listeners) notify()
  }

  #copyOf(language: string, area: string): { checkedAt: number; texts: object } | null {
    const copy = this.#object(COPIES + language)[area]
    if (!isSettingsObject(copy) || typeof copy.checkedAt !== 'number' || !isSettingsObject(copy.texts)) return null
    return { checkedAt: copy.checkedAt, texts: copy.texts }
  }

  /** The object in an entry; an empty one where there is none, or no object. */
  #object(key: string): Readonly<Record<string, unknown>> {
    try {
      return parseSettings(this.#access().getItem(key) ?? '{}') ?? {}
    } catch {
      return {}
    }
  }
}

export const textCopies = new TextCopies(() => window.localStorage)

/** When texts of a language were last compared with what the server has; `null` if none are kept. */
export function useTextsCheckedAt(language: string): Instant | null {
  return useSyncExternalStore(subscribe, () => textCopies.checkedAt(language))
}

function subscribe(notify: () => void): () => void {
  return textCopies.subscribe(notify)
}
