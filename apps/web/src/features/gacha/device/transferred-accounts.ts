import type { PullAccount } from '@ephemeris/core/gacha/pull-account'

/** Which of the accounts were imported: the file of another one may have been refused or skipped. (LOCAL-16) */
export function transferredAccounts<Account extends PullAccount>(
  accounts: readonly Account[],
  imports: readonly PullAccount[],
): readonly Account[] {
  return accounts.filter(({ gameId, uid }) => imports.some((one) => one.gameId === gameId && one.uid === uid))
}
