import type { TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import type { RawRow } from '@ephemeris/core/gacha/rows/read-row'

/** What a log says instead of pulls, or what became of its answer. */
export type PageFault = Extract<
  TaskFailure,
  'link_expired' | 'link_invalid' | 'too_frequent' | 'upstream_unavailable' | 'upstream_garbled'
>

export type PageReading =
  | {
      readonly ok: true
      /** As the log lists them: newest first; `null` for what is no row at all. */
      readonly rows: readonly (RawRow | null)[]
      /** Whose they are, one per row that is one; `null`: the log does not say. */
      readonly uids: readonly string[] | null
    }
  | { readonly ok: false; readonly fault: PageFault }

export function faulty(fault: PageFault): PageReading {
  return { ok: false, fault }
}
