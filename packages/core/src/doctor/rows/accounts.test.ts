import { expect, test } from 'vitest'
import { accountsByUid, isNamed } from './accounts.ts'

test('DOC-5 a game is known by the names that tools have for it', () => {
  const names = {
    genshin: ['hk4e', 'gi', 'Genshin', '0'],
    starrail: ['hkrpg', 'hsr', 'StarRail', '1'],
    zenless: ['nap', 'zzz', 'ZENLESS', '2'],
  }
  for (const [gameId, all] of Object.entries(names)) expect(all.map(isNamed)).toEqual(all.map(() => gameId))
  expect(['', '4', 'genshin impact'].map(isNamed)).toEqual([null, null, null])
})

test('DOC-1 rows that name their account are of it, in the order in which accounts appear', () => {
  const rows = [{ uid: '800000001', name: 'a' }, { uid: 700000001, name: 'b' }, { uid: '800000001', name: 'c' }, 7]
  const accounts = accountsByUid(rows, { gameId: 'genshin', isNewestFirst: true })
  expect(accounts).toMatchObject([
    { gameId: 'genshin', isNewestFirst: true, zone: null, uid: '800000001', section: '800000001' },
    { uid: '700000001', section: '700000001' },
    { uid: '', section: '', rows: [null] },
  ])
  expect(accounts.map((account) => account.rows.map((row) => row?.name ?? null))).toEqual([['a', 'c'], ['b'], [null]])
})
