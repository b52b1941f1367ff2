import type { PullAccount } from '@ephemeris/core/gacha/pull-account'

/** One user's view of one account: two users who import the same account share nothing. */
export interface OwnedAccount extends PullAccount {
  readonly userId: string
}
