import type { GameId } from './game.ts'
import type { LaunchRegion } from './launch-targets.ts'

const OFFICIAL_SITES: Readonly<Record<GameId, Readonly<Record<LaunchRegion, string>>>> = {
  genshin: { global: 'https://genshin.hoyoverse.com', cn: 'https://ys.mihoyo.com' },
  starrail: { global: 'https://hsr.hoyoverse.com', cn: 'https://sr.mihoyo.com' },
  zenless: { global: 'https://zenless.hoyoverse.com', cn: 'https://zzz.mihoyo.com' },
  wuthering: { global: 'https://wutheringwaves.kurogames.com', cn: 'https://mc.kurogames.com' },
}

/** The publisher's own site, where the game can also be downloaded. (GAME-8) */
export function officialSite(game: GameId, region: LaunchRegion): string {
  return OFFICIAL_SITES[game][region]
}

/** A site of a third party that keeps the history of a game's pulls. */
export interface Tracker {
  /** As it calls itself, alike in every language. */
  readonly name: string
  readonly url: string
}

const TRACKERS: Readonly<Record<GameId, Tracker>> = {
  genshin: { name: 'Paimon.moe', url: 'https://paimon.moe' },
  starrail: { name: 'Star Rail Station', url: 'https://starrailstation.com/' },
  zenless: { name: 'StarDB.gg', url: 'https://stardb.gg/zzz/signal-tracker' },
  wuthering: { name: 'WuWa Tracker', url: 'https://wuwatracker.com/' },
}

/** The one tracker that the shortcuts name for a game. (SHORT-1) */
export function trackerOf(game: GameId): Tracker {
  return TRACKERS[game]
}
