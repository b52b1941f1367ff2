import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import type { FileFault } from '@ephemeris/core/doctor/file-reading'
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

type Answer = Pick<FilePreview, 'accounts' | 'diagnoses' | 'faults' | 'problems'>

/** Faults of rows whose account or section is not read at all, so that no diagnosis counts them. */
const OUTSIDE: ReadonlySet<FileFault> = new Set(['uid_missing', 'uid_invalid', 'list_missing', 'section_unsupported'])

/** All rows of a file, also those of which unknown whose they are. */
export function listedRows({ diagnoses, faults, problems }: Answer): number {
  const gameless = problems.filter(({ row, fault }) => row === null && fault === 'pool_invalid')
  return sumOf([...diagnoses, ...faults.filter(({ fault }) => OUTSIDE.has(fault)), ...gameless])
}

/** How many rows of a file are not used. */
export function leftOutIn(answer: Answer): number {
  const { accounts, diagnoses, faults } = answer
  const unused = diagnoses.flatMap(({ findings }) => findings).filter(({ code }) => FINDING_KINDS[code] === 'left_out')
  const conflicting = accounts.flatMap(({ pools }) => pools).reduce((sum, pool) => sum + pool.conflicting, 0)
  return Math.min(listedRows(answer), sumOf(faults) + sumOf(unused) + conflicting)
}

function sumOf(some: readonly { readonly rows: number }[]): number {
  return some.reduce((sum, { rows }) => sum + rows, 0)
}

/** @param added how many of its pulls are new */
export function sharesOf(answer: Answer, added: number): FileShares {
  const findings = answer.diagnoses.flatMap((diagnosis) => diagnosis.findings)
  const leftOut = leftOutIn(answer)
  const used = listedRows(answer) - leftOut
  // A row can be doubtful for several reasons: the one that most rows have counts.
  const doubts = findings.filter(({ code }) => FINDING_KINDS[code] === 'doubtful').map(({ rows }) => rows)
  const doubtful = Math.min(used, Math.max(0, ...doubts))
  const fresh = Math.min(added, used)
  const known = Math.max(0, used - fresh - doubtful)
  return { added: used - known - doubtful, known, doubtful, leftOut }
}
