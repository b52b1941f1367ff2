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
