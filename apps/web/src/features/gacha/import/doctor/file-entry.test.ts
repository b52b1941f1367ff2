import { expect, test } from 'vitest'
import { entryOf, findingOf, previewOf } from '#web/features/gacha/import/doctor/doctor.test-data'
import {
  aheadIn,
  asksPool,
  badgeOf,
  canBeOpened,
  countFiles,
  type FileState,
  leftOutOf,
} from '#web/features/gacha/import/doctor/file-entry'
import { ApiError } from '#web/lib/server/api-error'

const question = { kind: 'account', gameId: 'genshin', chosen: '100000001', choices: ['100000001'] } as const

function readWith(...codes: readonly Parameters<typeof findingOf>[0][]): FileState {
  return { kind: 'read', preview: previewOf('gf_1', 3, codes.map(findingOf)), added: 3 }
}

/** One of its rows cannot be read. */
function unreadWith(...codes: readonly Parameters<typeof findingOf>[0][]): FileState {
  const preview = {
    ...previewOf('gf_1', 3, codes.map(findingOf)),
    faults: [{ fault: 'time_invalid', rows: 1 } as const],
  }
  return { kind: 'read', preview, added: 2 }
}

function refusedWith(data: unknown): FileState {
  return { kind: 'refused', error: new ApiError('refused', '', { status: 400, data }) }
}

test.each([
  [entryOf(1, { state: readWith() }), 'ready'],
  [entryOf(1, { state: readWith('ids_absent') }), 'ready'],
  [entryOf(1, { state: readWith('manual', 'ids_absent') }), 'partly'],
  [entryOf(1, { state: readWith('block_repeated', 'zone_corrected') }), 'partly'],
  [entryOf(1, { state: unreadWith('ids_rounded') }), 'partly'],
  [entryOf(1, { state: unreadWith('ids_rounded'), question }), 'question'],
  [entryOf(1, { state: readWith('items_by_name', 'pools_by_group') }), 'recognized'],
  [entryOf(1, { state: readWith('items_by_name', 'ids_rounded') }), 'repaired'],
  [entryOf(1, { state: readWith('items_unknown') }), 'doubtful'],
  [entryOf(1, { state: readWith('items_unknown', 'ids_rounded') }), 'repaired'],
  [entryOf(1, { state: readWith('times_ahead', 'zone_corrected') }), 'doubtful'],
  [entryOf(1, { state: readWith('ids_rounded', 'zone_corrected') }), 'times'],
  [entryOf(1, { state: readWith('zone_corrected'), question }), 'question'],
  [entryOf(1, { state: readWith('zone_corrected'), question, uid: '100000001' }), 'times'],
  [entryOf(1, { state: refusedWith({ reason: 'not_pulls', what: 'achievements' }) }), 'notPulls'],
  [entryOf(1, { state: refusedWith({ reason: 'damaged' }) }), 'unused'],
  [entryOf(1, { state: { kind: 'skipped' }, question }), 'skipped'],
] as const)('DOC-14 the state of a file is said in one word (case %#)', (entry, badge) => {
  expect(badgeOf(entry)).toBe(badge)
})

test('DOC-29 pulls that are dated in the future are counted over all files', () => {
  const entries = [
    entryOf(1, { state: readWith('times_ahead', 'ids_rounded') }),
    entryOf(2, { state: readWith('times_ahead') }),
    entryOf(3, { state: readWith('ids_rounded') }),
  ]
  const one = findingOf('times_ahead').rows
  expect(aheadIn(entries)).toBe(2 * one)
  expect(aheadIn(entries.slice(2))).toBe(0)
})

test('DOC-14 files that were read, that ask and that are not used are counted', () => {
  const entries = [
    entryOf(1, { state: readWith() }),
    entryOf(2, { state: readWith(), question }),
    entryOf(3, { state: refusedWith({ reason: 'damaged' }) }),
    entryOf(4, { state: { kind: 'reading' } }),
  ]
  expect(countFiles(entries)).toEqual({ read: 3, questions: 1, unused: 1 })
})

test('DOC-19 the rows that are left out of all files are counted as each file says them', () => {
  const entries = [
    entryOf(1, { state: unreadWith('manual') }),
    entryOf(2, { state: unreadWith() }),
    entryOf(3, { state: refusedWith({ reason: 'damaged' }) }),
  ]
  expect(leftOutOf(entries)).toBe(4)
})

test('DOC-13 a refused file opens only where the player can do something about it', () => {
  const opens = [{ reason: 'uid_missing' }, { reason: 'damaged' }, { reason: 'not_pulls', what: 'links' }, null]
  expect(opens.map((data) => canBeOpened(entryOf(1, { state: refusedWith(data) })))).toEqual([true, false, false, true])
})

test('DOC-31 a file asks for a pool until it has an answer; a number that the game lacks is a pool of its own', () => {
  const pool = { kind: 'pool', gameId: 'genshin', name: 'Evento', rows: 3, chosen: '', choices: ['301'] } as const
  const read = { state: readWith(), pools: [pool, { ...pool, name: '999', chosen: '999' }] }
  const answer = (poolId: string) => [{ gameId: 'genshin', name: 'Evento', poolId } as const]
  expect([asksPool(entryOf(1, read)), badgeOf(entryOf(1, read))]).toEqual([true, 'question'])
  for (const poolId of ['301', '']) expect(asksPool(entryOf(1, { ...read, answers: answer(poolId) }))).toBe(false)
  expect(asksPool(entryOf(1, { ...read, state: { kind: 'skipped' } }))).toBe(false)
})
