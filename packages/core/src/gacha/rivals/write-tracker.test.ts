import { expect, test } from 'vitest'
import { parseInstant } from '../../time/instant.ts'
import type { ExportedPull } from './own-export.ts'
import { writeTrackerFile } from './write-tracker.ts'

const AT = parseInstant('2026-05-20T04:00:00Z')

function pull(change: Partial<ExportedPull> = {}): ExportedPull {
  return {
    ...{ id: null, poolId: '1', gachaId: '', itemId: '1503', name: 'Verina', itemType: '', rank: 5, order: 0 },
    ...{ time: '2026-01-10 13:11:31', ...change },
  }
}

function write(pulls: readonly ExportedPull[]) {
  if (AT === null) throw new RangeError('no instant')
  return JSON.parse(writeTrackerFile({ gameId: 'wuthering', uid: '900000001', timezone: 8, pulls }, AT).content)
}

test('RIVAL-1 WuWa Tracker gets the newest pull first, its time in UTC, and its place in its second and pool', () => {
  const file = write([pull(), pull({ poolId: '2' }), pull(), pull({ time: '2026-01-10 13:11:32' })])
  expect(file).toMatchObject({ playerId: '900000001', date: '2026-05-20T04:00:00Z' })
  expect(
    file.pulls.map(({ cardPoolType, time, group }: Record<string, unknown>) => [cardPoolType, time, group]),
  ).toEqual([
    [1, '2026-01-10T05:11:32Z', 1],
    [1, '2026-01-10T05:11:31Z', 2],
    [2, '2026-01-10T05:11:31Z', 1],
    [1, '2026-01-10T05:11:31Z', 1],
  ])
})

test('RIVAL-1 WuWa Tracker gets the number of an item, and none where only its name is known', () => {
  expect(
    write([pull(), pull({ itemId: '' })]).pulls.map(({ resourceId }: Record<string, unknown>) => resourceId),
  ).toEqual([null, 1503])
})
