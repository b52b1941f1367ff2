import { isSettingsObject, parseSettings } from '@ephemeris/core/settings/settings-object'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import type { Entries } from '#web/lib/device/device-entry'

/** Changes when copies have come or gone, for who shows them. */
const useCopyChanges = create(() => ({}))

/** Beginning of the entries, one for each language; earlier versions had one more beside them. */
const ENTRIES = 'language_cache'

/** A copy that was checked longer ago is replaced. */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * Copies of the loaded texts, for visits on which they cannot be loaded. They are not settings: they have entries of
 * their own, and if storage is blocked or full there are none. (LANG-40)
 */
export class TextCopies {
  readonly #access: () => Entries & Pick<Storage, 'key' | 'length'>

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
    const areas = Object.keys(this.#object(`${ENTRIES}.${language}`))
    const times = areas.flatMap((area) => this.#copyOf(language, area)?.checkedAt ?? [])
    return times.length > 0 ? instant(Math.max(...times)) : null
  }

  /** Keeps texts that have just been loaded, unless the copy of them is younger than seven days. */
  keep(language: string, area: string, texts: object, at: Instant): void {
    const copy = this.#copyOf(language, area)
    const ageMs = copy ? at - copy.checkedAt : Number.POSITIVE_INFINITY
    if (ageMs >= 0 && ageMs < MAX_AGE_MS) return

    try {
      const entries = this.#access()
      const copies = { ...this.#object(`${ENTRIES}.${language}`), [area]: { checkedAt: at, texts } }
      entries.setItem(`${ENTRIES}.${language}`, JSON.stringify(copies))
    } catch {
      // Blocked or full: texts come from the server then, as they have just done.
    }
    useCopyChanges.setState({}, true)
  }

  clear(): void {
    try {
      const entries = this.#access()
      const keys = Array.from({ length: entries.length }, (_, index) => entries.key(index))
      for (const key of keys) if (key?.startsWith(ENTRIES)) entries.removeItem(key)
    } catch {
      // Blocked: nothing was kept.
    }
    useCopyChanges.setState({}, true)
  }

  #copyOf(language: string, area: string): { checkedAt: number; texts: object } | null {
    const copy = this.#object(`${ENTRIES}.${language}`)[area]
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
  return useCopyChanges(() => textCopies.checkedAt(language))
}
