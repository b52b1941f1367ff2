import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { FINDING_KINDS } from '@ephemeris/core/doctor/finding'

/** The rows of a file, each counted once. */
export interface FileShares {
  readonly added: number
  readonly known: number
  /** New or known, and to be looked at. */
  readonly doubtful: number
  /** Made up, doubled, or not to be read. */
  readonly leftOut: number
}

/** @param added how many of its pulls are new */
export function sharesOf({ diagnoses, faults }: Pick<FilePreview, 'diagnoses' | 'faults'>, added: number): FileShares {
  const findings = diagnoses.flatMap((diagnosis) => diagnosis.findings)
  const listed = diagnoses.reduce((sum, { rows }) => sum + rows, 0)
  const unreadable = faults.reduce((sum, { rows }) => sum + rows, 0)
  const unused = findings.filter(({ code }) => FINDING_KINDS[code] === 'left_out' || code === 'block_repeated')
  const leftOut = Math.min(listed, unreadable + unused.reduce((sum, { rows }) => sum + rows, 0))
  const used = listed - leftOut
  // A row can be doubtful for several reasons: the one that most rows have counts.
  const doubts = findings.filter(({ code }) => FINDING_KINDS[code] === 'doubtful').map(({ rows }) => rows)
  const doubtful = Math.min(used, Math.max(0, ...doubts))
  const fresh = Math.min(added, used)
  const known = Math.max(0, used - fresh - doubtful)
  return { added: used - known - doubtful, known, doubtful, leftOut }
}
