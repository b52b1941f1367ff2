import type { ImportTask } from '@ephemeris/contract/gacha/gacha-import'
import { expect, test } from 'vitest'
import { hasImportedPulls } from '#web/features/gacha/import/has-imported-pulls'

const DONE = { poolId: '301', fetched: 9, added: 9, isDone: true }

const NOTHING = { conflicting: 0, added: 0, known: 0, total: 0, skipped: [] }

function task(changes: Partial<ImportTask>): ImportTask {
  return {
    ...{ taskId: 'one', status: 'failed', gameId: 'genshin', progress: 50, uid: '800000001' },
    ...{ pools: [DONE, { ...DONE, poolId: '302', isDone: false }], result: null, failure: 'link_expired' },
    ...changes,
  }
}

test.each<[string, Partial<ImportTask>, boolean]>([
  ['is completed', { status: 'completed', failure: null, result: { ...NOTHING, known: 9, total: 9 } }, true],
  ['completed with an empty log', { status: 'completed', failure: null, result: NOTHING, uid: null }, false],
  ['ended early', {}, true],
  ['was cancelled', { failure: 'cancelled' }, true],
  ['runs', { status: 'processing', failure: null }, false],
  ['finished no pool', { pools: [{ ...DONE, isDone: false }] }, false],
  ['never told whose it was', { uid: null }, false],
  ['told of two accounts', { failure: 'mixed_uids' }, false],
  ['was too much', { failure: 'ledger_full' }, false],
  ['was another game’s', { failure: 'wrong_game' }, false],
])('BRING-2 what the server keeps of an import comes to the device: one that %s', (_, changes, expected) => {
  expect(hasImportedPulls(task(changes))).toBe(expected)
})
