import type { GameLinks } from '../game-links.ts'

/** One source alone names `cloudnap`. */
export const LINKS: GameLinks = {
  sites: { global: 'https://zenless.hoyoverse.com', cn: 'https://zzz.mihoyo.com' },
  redeem: 'https://zenless.hoyoverse.com/redemption',
  tracker: { name: 'StarDB.gg', url: 'https://stardb.gg/zzz/signal-tracker' },
  launch: {
    global: { pc: 'hyp-global://launchgame?gamebiz=nap_global', mobile: 'zenlessglobal://' },
    cn: {
      pc: 'hyp-cn://launchgame?gamebiz=nap_cn',
      mobile: 'zenless://',
      cloudMobile: 'cloudnap://',
      cloudWeb: 'https://zzz.mihoyo.com/cloud-feat/',
    },
  },
}
