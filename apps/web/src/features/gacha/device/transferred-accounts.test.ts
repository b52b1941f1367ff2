import { expect, test } from 'vitest'
import { transferredAccounts } from '#web/features/gacha/device/transferred-accounts'

test('LOCAL-16 only the accounts that were imported count as brought to the user', () => {
  const first = { gameId: 'genshin', uid: '800000001' } as const
  const refused = { gameId: 'genshin', uid: '800000002' } as const
  const otherGame = { gameId: 'starrail', uid: '800000001' } as const
  expect(transferredAccounts([first, refused, otherGame], [first])).toEqual([first])
  expect(transferredAccounts([first, refused], [])).toEqual([])
})
