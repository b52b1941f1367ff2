import { expect, test } from 'vitest'
import { broughtAccounts } from '#web/features/gacha/device/brought-accounts'

test('LOCAL-16 only the accounts that were imported count as brought to the user', () => {
  const first = { gameId: 'genshin', uid: '800000001' } as const
  const refused = { gameId: 'genshin', uid: '800000002' } as const
  const otherGame = { gameId: 'starrail', uid: '800000001' } as const
  expect(broughtAccounts([first, refused, otherGame], [first])).toEqual([first])
  expect(broughtAccounts([first, refused], [])).toEqual([])
})
