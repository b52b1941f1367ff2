import type { TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import type { RawRow } from '@ephemeris/core/gacha/read-row'

/** What a log says instead of pulls, or what became of its answer. */
export type PageFault = Extract<
  TaskFailure,
  'link_expired' | 'link_invalid' | 'too_frequent' | 'upstream_unavailable' | 'upstream_garbled'
>

export type PageReading =
  | {
      readonly ok: true
      /** As the log lists them: newest first. */
      readonly rows: readonly RawRow[]
      /** Whose they are, one per row; `null`: the log does not say. */
      readonly uids: readonly string[] | null
    }
  | { readonly ok: false; readonly fault: PageFault }

export function faulty(fault: PageFault): PageReading {
  return { ok: false, fault }
}

/** The value of a JSON text; `null` for what is none. A number beyond what numbers hold makes its row unreadable. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // SyntaxError for malformed text, RangeError for text nested beyond the stack: neither is an answer of a log.
    return null
  }
}
