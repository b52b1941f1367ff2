import { expect, test } from 'vitest'
import type { ExportedPull } from './own-export.ts'
import { writePaimonFile } from './write-paimon.ts'

function pull(rank: number, change: Partial<ExportedPull> = {}): ExportedPull {
  return {
    ...{ id: '1', poolId: '301', gachaId: '', itemId: '1', name: 'Cool Steel', itemType: 'Weapon', order: 0 },
    ...{ time: '2026-01-10 13:11:31', rank, ...change },
  }
}

function write(pulls: readonly ExportedPull[], uid = '800000001', timezone = 8) {
  const { content, omitted } = writePaimonFile({ gameId: 'genshin', uid, timezone, pulls })
  return { file: JSON.parse(content), omitted }
}

test('RIVAL-1 paimon.moe gets the pity of each pull, and how far the next ones are', () => {
  const { file } = write([3, 4, 3, 3, 5, 4, 3].map((rank) => pull(rank)))
  const { legendary, rare, pulls } = file['wish-counter-character-event']
  expect(pulls.map(({ pity }: { pity: number }) => pity)).toEqual([1, 2, 1, 1, 5, 4, 1])
  expect([legendary, rare]).toEqual([2, 1])
  expect(file['wish-counter-weapon-event']).toEqual({ total: 0, legendary: 0, rare: 0, pulls: [] })
})

test('RIVAL-1 both character banners count together for paimon.moe, and keep their own code', () => {
  const { file } = write([pull(3), pull(5, { poolId: '400', itemType: 'Character' })])
  const written = file['wish-counter-character-event'].pulls
  expect(written.map(({ code, type, pity }: Record<string, unknown>) => [code, type, pity])).toEqual([
    ['301', 'weapon', 1],
    ['400', 'character', 2],
  ])
})

test.each([
  ['600000001', -5, 'America'],
  ['700000001', 1, 'Europe'],
  ['800000001', 8, 'Asia'],
  ['1800000001', 8, 'Asia'],
  ['100000001', 8, 'China'],
  ['500000001', 8, 'China'],
])('RIVAL-1 the file for paimon.moe says that %s at UTC%i is in %s', (uid, timezone, server) => {
  expect(write([pull(3)], uid, timezone).file.server).toBe(server)
})

test.each(['冷刃', 'Клинок', '12345', 'Cool 冷刃'])('RIVAL-1 paimon.moe has no place for %s', (name) => {
  expect(write([pull(3, { name }), pull(3)]).omitted).toBe(1)
})

test('RIVAL-1 paimon.moe has no place for a pool that it does not know', () => {
  expect(write([pull(3, { poolId: '999' })]).omitted).toBe(1)
})
