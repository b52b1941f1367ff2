import type { GameLinks } from '../game-links.ts'

/** One source names the four ways to start it; no link for a PC is known. */
export const LINKS: GameLinks = {
  sites: { global: 'https://wutheringwaves.kurogames.com', cn: 'https://mc.kurogames.com' },
  redeem: null,
  tracker: { name: 'WuWa Tracker', url: 'https://wuwatracker.com/' },
  launch: {
    global: { mobile: 'wutheringwaves://' },
    cn: { mobile: 'akicn://', cloudMobile: 'akiyun://', cloudWeb: 'https://mc.kurogames.com/cloud/' },
  },
}
