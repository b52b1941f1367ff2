import type { GameId } from './game.ts'

interface FirstTraits {
  /** What ranks are called: 3 to 5 stars, or B, A and S, which the log counts from 2. (GACHA-1) */
  readonly ranks: 'stars' | 'letters'
  /** The pool of limited characters, which is shown before one is chosen. */
  readonly firstPool: string
  /** Of the ids of weapons, by which a banner shows what it features. (ACT-7) */
  readonly weaponIdDigits: number
}

/** Those traits that the first load needs; all others are in the folder of the game. */
const FIRST_TRAITS: Readonly<Record<GameId, FirstTraits>> = {
  genshin: { ranks: 'stars', firstPool: '301', weaponIdDigits: 5 },
  starrail: { ranks: 'stars', firstPool: '11', weaponIdDigits: 5 },
  zenless: { ranks: 'letters', firstPool: '2', weaponIdDigits: 5 },
  wuthering: { ranks: 'stars', firstPool: '1', weaponIdDigits: 8 },
}

export function hasLetterRanks(gameId: GameId): boolean {
  return FIRST_TRAITS[gameId].ranks === 'letters'
}

export function firstPoolOf(gameId: GameId): string {
  return FIRST_TRAITS[gameId].firstPool
}

export function weaponIdDigits(gameId: GameId): number {
  return FIRST_TRAITS[gameId].weaponIdDigits
}
