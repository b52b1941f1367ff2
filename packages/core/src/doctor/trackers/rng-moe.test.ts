import { expect, test } from 'vitest'
import { readRngMoe } from './rng-moe.ts'

const PULL = { uid: '1768021200000279850', id: 1011, timestamp: 1768021891000, rarity: 3, gacha: 0 }

function backup(items: Readonly<Record<string, unknown>>, game = 'zzz') {
  return {
    kind: 'json',
    value: { game, data: { profiles: { 1: { bindUid: 1300000001, stores: { 0: { items } } } } } },
  } as const
}

test('DOC-1 a backup of zzz.rng.moe has the pulls of each list, in the pool of the row or else of the list', () => {
  const draft = readRngMoe(backup({ 2001: [PULL, { ...PULL, gachaType: 2 }] }))
  expect(draft?.accounts).toMatchObject([
    {
      gameId: 'zenless',
      uid: '1300000001',
      rows: [{ id: PULL.uid, itemId: '1011', poolId: '2001', rankType: '3' }, { poolId: '2' }],
    },
  ])
  expect(readRngMoe(backup({ 2001: [PULL] }, 'hsr'))).toBeNull()
})

test('DOC-2 a pull that a player typed into zzz.rng.moe is none, and what is no record is no row', () => {
  const draft = readRngMoe(backup({ 2001: [PULL, { ...PULL, manual: true }, { ...PULL, manual: false }, 7] }))
  expect(draft?.accounts[0]?.rows.map((row) => row && (row.noPull ?? 'pull'))).toEqual(['pull', 'manual', 'pull', null])
})

test('DOC-1 a profile without pulls is no account', () => {
  expect(readRngMoe(backup({ 2001: [] }))?.accounts).toEqual([])
})
