import type { GameId } from '../../games/game.ts'

/** Which file other trackers of a game import, besides the common format. */
export const RIVAL_FORMATS = {
  genshin: 'paimonMoe',
  starrail: 'starRailStation',
  zenless: 'rngMoe',
  wuthering: 'wuwaTracker',
} as const satisfies Record<GameId, string>

export type RivalFormat = (typeof RIVAL_FORMATS)[GameId]
