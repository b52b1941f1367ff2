import type { GameLinks } from '../game-links.ts'

export const LINKS: GameLinks = {
  sites: { global: 'https://genshin.hoyoverse.com', cn: 'https://ys.mihoyo.com' },
  redeem: 'https://genshin.hoyoverse.com/gift',
  tracker: { name: 'Paimon.moe', url: 'https://paimon.moe' },
  launch: {
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
}
