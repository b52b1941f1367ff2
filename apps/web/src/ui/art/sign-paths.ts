import { byGame } from '#web/ui/games/by-game'

/** Part of a sign: filled, or drawn with a line so wide. */
export interface SignStroke {
  readonly d: string
  readonly widthPx?: number
}

/** The signs of the games, in a box of 24 × 24. */
export const GAME_SIGNS = byGame(
  import.meta.glob<readonly SignStroke[]>('../games/*/sign.ts', { eager: true, import: 'SIGN' }),
)

/** Of a game that is not known. */
export const UNKNOWN_SIGN: readonly SignStroke[] = [{ d: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z', widthPx: 1.8 }]

/** Someone: of what the player has added. */
export const OWN_SIGN: readonly SignStroke[] = [
  { d: 'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM2.5 22a9.5 8.5 0 0 1 19 0Z' },
]

/** The mark of Ephemeris, in a box of 64 × 64. */
export const BRAND_SIGN: readonly SignStroke[] = [
  { d: 'M47.5 15.8a22.5 22.5 0 1 0 0 32.4M11 32h17', widthPx: 5 },
  {
    d: 'M44 17.5c1 9.4 5.1 13.5 14.5 14.5-9.4 1-13.5 5.1-14.5 14.5-1-9.4-5.1-13.5-14.5-14.5 9.4-1 13.5-5.1 14.5-14.5Z',
  },
]
