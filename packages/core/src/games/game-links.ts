export const LAUNCH_REGIONS = ['global', 'cn'] as const

export type LaunchRegion = (typeof LAUNCH_REGIONS)[number]

/** Ways to start a game, in the order in which they are offered. */
export const LAUNCH_KINDS = ['pc', 'mobile', 'cloudMobile', 'cloudWeb'] as const

export type LaunchKind = (typeof LAUNCH_KINDS)[number]

/** A site of a third party that keeps the history of a game's pulls. */
export interface Tracker {
  /** As it calls itself, alike in every language. */
  readonly name: string
  readonly url: string
}

/** Where a game is found outside of this product, in a file of its folder each. */
export interface GameLinks {
  /** The publisher's own site, where the game can also be downloaded. (GAME-8) */
  readonly sites: Readonly<Record<LaunchRegion, string>>
  /** The publisher's page that takes a code, with `?code=` behind it; `null`: codes are redeemed in the game. */
  readonly redeem: string | null
  /** The one that the shortcuts name. (SHORT-1) */
  readonly tracker: Tracker
  /**
   * Links that open the game's launcher or app (its own scheme), or its cloud version (`https`). Collected from public
   * launchers and tools; a page cannot ask whether a scheme is handled. Two or more independent sources name each link,
   * except where the file of the game says otherwise. (GAME-7)
   */
  readonly launch: Readonly<Record<LaunchRegion, Readonly<Partial<Record<LaunchKind, string>>>>>
}
