import type { GameId } from './game.ts'

export const LAUNCH_REGIONS = ['global', 'cn'] as const

export type LaunchRegion = (typeof LAUNCH_REGIONS)[number]

/** Ways to start a game, in the order in which they are offered. */
export const LAUNCH_KINDS = ['pc', 'mobile', 'cloudMobile', 'cloudWeb'] as const

export type LaunchKind = (typeof LAUNCH_KINDS)[number]

/** A link that opens the game's launcher or app (its own scheme), or its cloud version (`https`). */
export interface LaunchTarget {
  readonly kind: LaunchKind
  readonly url: string
}

/**
 * Collected from public launchers and tools; a page cannot ask whether a scheme is handled. Two or more independent
 * sources name each link, except `cloudnap` (one) and the four of Wuthering Waves (one, and no PC link is known).
 */
const LINKS: Readonly<Record<GameId, Readonly<Record<LaunchRegion, Readonly<Partial<Record<LaunchKind, string>>>>>>> = {
  genshin: {
    global: {
      pc: 'hyp-global://launchgame?gamebiz=hk4e_global',
      mobile: 'genshin://',
      cloudMobile: 'cloudgenshin://',
    },
    cn: {
      pc: 'hyp-cn://launchgame?gamebiz=hk4e_cn',
      mobile: 'yuanshen://',
      cloudMobile: 'yscloud://',
      cloudWeb: 'https://ys.mihoyo.com/cloud',
    },
  },
  starrail: {
    global: { pc: 'hyp-global://launchgame?gamebiz=hkrpg_global', mobile: 'honkaistarrail://' },
    cn: {
      pc: 'hyp-cn://launchgame?gamebiz=hkrpg_cn',
      mobile: 'starrailmihoyo://',
      cloudMobile: 'srcloud://',
      cloudWeb: 'https://sr.mihoyo.com/cloud',
    },
  },
  zenless: {
    global: { pc: 'hyp-global://launchgame?gamebiz=nap_global', mobile: 'zenlessglobal://' },
    cn: {
      pc: 'hyp-cn://launchgame?gamebiz=nap_cn',
      mobile: 'zenless://',
      cloudMobile: 'cloudnap://',
      cloudWeb: 'https://zzz.mihoyo.com/cloud-feat/',
    },
  },
  wuthering: {
    global: { mobile: 'wutheringwaves://' },
    cn: { mobile: 'akicn://', cloudMobile: 'akiyun://', cloudWeb: 'https://mc.kurogames.com/cloud/' },
  },
}

/** What can be started of a game in a region; ways that do not exist are absent. (GAME-7) */
export function launchTargets(game: GameId, region: LaunchRegion): readonly LaunchTarget[] {
  const links = LINKS[game][region]
  return LAUNCH_KINDS.flatMap((kind) => {
    const url = links[kind]
    return url ? [{ kind, url }] : []
  })
}

/** A page that a browser opens by itself; anything else asks the system for a program. (GAME-7) */
export function opensInBrowser({ url }: LaunchTarget): boolean {
  return url.startsWith('https://')
}
