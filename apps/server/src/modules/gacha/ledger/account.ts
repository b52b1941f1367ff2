import type { PullAccount } from '@ephemeris/contract/gacha-fields'

/** One user's view of one account: two users who import the same account share nothing. */
export interface AccountKey extends PullAccount {
  readonly userId: string
}
