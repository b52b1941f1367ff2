import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import type { Finding, FindingCode } from '@ephemeris/core/doctor/finding'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'

export function findingOf(code: FindingCode): Finding {
  return { code, rows: 3, values: [] }
}

/** A preview of one account with so many new pulls. */
export function previewOf(previewId: string, added: number, findings: readonly Finding[] = []): FilePreview {
  const account = { gameId: 'genshin', uid: '100000001' } as const
  return {
    previewId,
    format: 'UIGF v4.2',
    accounts: [{ ...account, pools: [{ poolId: '301', added, known: 0, conflicting: 0, skipped: 0 }], gaps: [] }],
    problems: [],
    faults: [],
    diagnoses: [
      { ...account, uidFrom: 'file', rows: added, zone: { proof: 'ids', hours: 8, declared: null }, findings },
    ],
    questions: [],
    doubtful: [],
  }
}

export function entryOf(id: number, changes: Partial<FileEntry> = {}): FileEntry {
  return {
    id,
    file: new File(['{}'], `${id}.json`),
    uid: null,
    question: null,
    pools: [],
    answers: [],
    state: { kind: 'waiting' },
    ...changes,
  }
}
