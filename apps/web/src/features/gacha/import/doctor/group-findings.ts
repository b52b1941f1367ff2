import { FINDING_CODES, FINDING_KINDS, type Finding, type FindingKind } from '@ephemeris/core/doctor/finding'

/** In the order in which a player sees them. */
const KINDS = ['repaired', 'doubtful', 'left_out', 'lost'] as const satisfies readonly FindingKind[]

export interface FindingGroup {
  readonly kind: FindingKind
  readonly findings: readonly Finding[]
}

/** Repaired, doubtful, left out, lost: always in this order, and only those that there are. (DOC-14) */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const sorted = findings.toSorted((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code))
  return KINDS.map((kind) => ({ kind, findings: sorted.filter(({ code }) => FINDING_KINDS[code] === kind) })).filter(
    (group) => group.findings.length > 0,
  )
}
