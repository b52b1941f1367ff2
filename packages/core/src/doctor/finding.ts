/** What the doctor did about it, in the order in which a player sees it. */
export type FindingKind = 'repaired' | 'doubtful' | 'left_out' | 'lost'

/** Every finding and its kind; the texts are where the findings are shown. */
export const FINDING_KINDS = {
  zone_corrected: 'repaired',
  zones_mixed: 'repaired',
  ids_made_up: 'repaired',
  ids_rounded: 'repaired',
  excel_columns: 'repaired',
  items_by_name: 'repaired',
  pools_by_group: 'repaired',
  items_unknown: 'doubtful',
  ranks_unknown: 'doubtful',
  zone_unreadable: 'doubtful',
  zone_of_device: 'doubtful',
  server_differs: 'doubtful',
  times_ahead: 'doubtful',
  impossible: 'doubtful',
  long_pause: 'doubtful',
  pity_without_pulls: 'doubtful',
  invented: 'left_out',
  manual: 'left_out',
  placeholder: 'left_out',
  doubled: 'left_out',
  block_repeated: 'left_out',
  ids_absent: 'lost',
  second_banner_merged: 'lost',
  pools_absent: 'lost',
  repeats_merged: 'lost',
} as const satisfies Record<string, FindingKind>

export type FindingCode = keyof typeof FINDING_KINDS

export const FINDING_CODES = Object.keys(FINDING_KINDS) as readonly FindingCode[]

export interface Finding {
  readonly code: FindingCode
  /** How many rows it is about; 0 where it is about the whole account. */
  readonly rows: number
  /** What a sentence about it names: zones, pools, a language. */
  readonly values: readonly string[]
}

/** How the clock of an account's times is known: the rungs of the ladder, the surest first. */
export const ZONE_PROOFS = ['ids', 'instants', 'file', 'server', 'device'] as const

export type ZoneProof = (typeof ZONE_PROOFS)[number]

export interface ZoneDiagnosis {
  readonly proof: ZoneProof
  /** Hours east of UTC in which the file's times are written. */
  readonly hours: number
  /** What the file claims; `null`: nothing. */
  readonly declared: number | null
}

/** What is known about one account of a file, beside its pulls. */
export interface Diagnosis {
  /** Whether the file names the account, or the player did. */
  readonly uidFrom: 'file' | 'given'
  /** As the file lists them. */
  readonly rows: number
  readonly zone: ZoneDiagnosis
  readonly findings: readonly Finding[]
}

export function finding(code: FindingCode, rows: number, ...values: readonly string[]): Finding {
  return { code, rows, values }
}

/** The same findings once each, their rows added up. */
export function joinFindings(findings: readonly Finding[]): readonly Finding[] {
  const joined = new Map<string, Finding>()
  for (const one of findings) {
    const key = [one.code, ...one.values].join('\n')
    joined.set(key, { ...one, rows: (joined.get(key)?.rows ?? 0) + one.rows })
  }
  return [...joined.values()]
}
