import type { FileQuestion } from '@ephemeris/core/doctor/file-question'
import { type Diagnosis, FINDING_CODES, FINDING_KINDS, ZONE_PROOFS } from '@ephemeris/core/doctor/finding'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import * as z from 'zod/mini'
import { accountFields, accountOnWire, readPullAccount, readPullGame, readUid } from './gacha-fields.ts'

/** What is known about an account of a file, beside its pulls. */
export interface AccountDiagnosis extends Diagnosis, PullAccount {}

export const diagnosisOnWire = z.object({
  ...accountFields,
  uid_from: z.enum(['file', 'given']),
  rows: z.int(),
  zone: z.object({ proof: z.enum(ZONE_PROOFS), hours: z.number(), declared: z.nullable(z.number()) }),
  findings: z.array(
    z.object({
      code: z.enum(FINDING_CODES),
      kind: z.enum(['repaired', 'doubtful', 'left_out', 'lost']),
      rows: z.int(),
      values: z.array(z.string()),
    }),
  ),
})

const accountQuestion = z.object({
  kind: z.literal('account'),
  game_id: z.string(),
  chosen: z.string(),
  choices: z.array(z.string()),
})

/** `chosen` and `choices` are pools; `chosen` is empty until the player says which one it is. */
const poolQuestion = z.object({
  ...accountQuestion.shape,
  kind: z.literal('pool'),
  name: z.string(),
  rows: z.int(),
})

export const questionOnWire = z.discriminatedUnion('kind', [accountQuestion, poolQuestion])

export function readDiagnosis(w: z.infer<typeof diagnosisOnWire>): AccountDiagnosis {
  const { uid_from: uidFrom, rows, zone, findings } = w
  return {
    ...readPullAccount(w),
    ...{ uidFrom, rows, zone },
    findings: findings.map(({ kind: _, ...finding }) => finding),
  }
}

export function writeDiagnosis(diagnosis: AccountDiagnosis): z.infer<typeof diagnosisOnWire> {
  const { uidFrom, rows, zone, findings } = diagnosis
  return {
    ...accountOnWire(diagnosis),
    uid_from: uidFrom,
    ...{ rows, zone: { ...zone } },
    findings: findings.map(({ values, ...finding }) => ({
      ...finding,
      kind: FINDING_KINDS[finding.code],
      values: [...values],
    })),
  }
}

export function readQuestion({ game_id, ...w }: z.infer<typeof questionOnWire>): FileQuestion {
  const gameId = readPullGame(game_id)
  if (w.kind === 'pool') return { ...w, gameId }
  return { ...w, gameId, chosen: readUid(w.chosen), choices: w.choices.map(readUid) }
}

export function writeQuestion({ gameId, choices, ...question }: FileQuestion): z.infer<typeof questionOnWire> {
  return { ...question, game_id: gameId, choices: [...choices] }
}
