import type { GameLinks } from '../game-links.ts'

export const LINKS: GameLinks = {
  sites: { global: 'https://hsr.hoyoverse.com', cn: 'https://sr.mihoyo.com' },
  redeem: 'https://hsr.hoyoverse.com/gift',
  tracker: { name: 'Star Rail Station', url: 'https://starrailstation.com/' },
  launch: {
    global: { pc: 'hyp-global://launchgame?gamebiz=hkrpg_global', mobile: 'honkaistarrail://' },
    cn: {
      pc: 'hyp-cn://launchgame?gamebiz=hkrpg_cn',
      mobile: 'starrailmihoyo://',
      cloudMobile: 'srcloud://',
      cloudWeb: 'https://sr.mihoyo.com/cloud',
    },
  },
}
