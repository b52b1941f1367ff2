import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { FINDING_KINDS } from '@ephemeris/core/doctor/finding'

/** The rows of a file, each counted once. */
export interface FileShares {
  readonly added: number
  readonly known: number
  /** New or known, and to be looked at. */
  readonly doubtful: number
  /** Made up, doubled, not to be read, or at odds with the history. */
  readonly leftOut: number
}

type Answer = Pick<FilePreview, 'accounts' | 'diagnoses' | 'faults'>

/** @param added how many of its pulls are new */
export function sharesOf({ accounts, diagnoses, faults }: Answer, added: number): FileShares {
  const findings = diagnoses.flatMap((diagnosis) => diagnosis.findings)
  const listed = diagnoses.reduce((sum, { rows }) => sum + rows, 0)
  const unreadable = faults.reduce((sum, { rows }) => sum + rows, 0)
  const unused = findings.filter(({ code }) => FINDING_KINDS[code] === 'left_out' || code === 'block_repeated')
  const conflicting = accounts.flatMap(({ pools }) => pools).reduce((sum, pool) => sum + pool.conflicting, 0)
  const leftOut = Math.min(listed, unreadable + conflicting + unused.reduce((sum, { rows }) => sum + rows, 0))
  const used = listed - leftOut
  // A row can be doubtful for several reasons: the one that most rows have counts.
  const doubts = findings.filter(({ code }) => FINDING_KINDS[code] === 'doubtful').map(({ rows }) => rows)
  const doubtful = Math.min(used, Math.max(0, ...doubts))
  const fresh = Math.min(added, used)
  const known = Math.max(0, used - fresh - doubtful)
  return { added: used - known - doubtful, known, doubtful, leftOut }
}
