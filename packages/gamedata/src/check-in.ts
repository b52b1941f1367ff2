import { utcOffset } from '@ephemeris/core/time/zone'
import type { ByGame } from './by-game.ts'

/** The publishers' pages of the daily check-in; Wuthering Waves has none. Sources: data/README.md. */
export const CHECK_IN_PAGES: ByGame<string | null> = {
  genshin: 'https://act.hoyolab.com/ys/event/signin-sea-v3/index.html?act_id=e202102251931481',
  starrail: 'https://act.hoyolab.com/bbs/event/signin/hkrpg/index.html?act_id=e202303301540311',
  zenless: 'https://act.hoyolab.com/bbs/event/signin/zzz/index.html?act_id=e202406031448091',
  wuthering: null,
}

/** Their days end at midnight here, whatever the server of the player. */
export const CHECK_IN_ZONE = utcOffset(480)
