/** Part of a sign: filled, or drawn with a line so wide. */
export interface SignStroke {
  readonly d: string
  readonly widthPx?: number
}

const SPARKLE = 'M12 2.5c.7 5.6 3.9 8.8 9.5 9.5-5.6.7-8.8 3.9-9.5 9.5-.7-5.6-3.9-8.8-9.5-9.5 5.6-.7 8.8-3.9 9.5-9.5Z'

/** The signs of the games, in a box of 24 × 24. */
export const GAME_SIGNS: ReadonlyMap<string, readonly SignStroke[]> = new Map<string, readonly SignStroke[]>([
  ['genshin', [{ d: SPARKLE }, { d: 'm4.5 4.5 2 2m13-2-2 2m-13 13 2-2m13 2-2-2', widthPx: 1.8 }]],
  [
    'starrail',
    [
      { d: 'M6.8 12a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0Z' },
      { d: 'M2.82 16.88a10.4 3.8-28 1 0 18.36-9.76 10.4 3.8-28 1 0-18.36 9.76Z', widthPx: 1.8 },
    ],
  ],
  [
    'zenless',
    [
      { d: 'M7.5 4h9a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z', widthPx: 1.8 },
      { d: 'M8 8.5h8l-8 7h8', widthPx: 2.4 },
    ],
  ],
  ['wuthering', [{ d: 'M2 12h0M6 8.5v7M10 4v16M14 7v10M18 10v4M22 12h0', widthPx: 2.2 }]],
])

/** Of a game that is not known. */
export const UNKNOWN_SIGN: readonly SignStroke[] = [{ d: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z', widthPx: 1.8 }]

/** The mark of Ephemeris, in a box of 64 × 64. */
export const BRAND_SIGN: readonly SignStroke[] = [
  { d: 'M47.5 15.8a22.5 22.5 0 1 0 0 32.4M11 32h17', widthPx: 5 },
  {
    d: 'M44 17.5c1 9.4 5.1 13.5 14.5 14.5-9.4 1-13.5 5.1-14.5 14.5-1-9.4-5.1-13.5-14.5-14.5 9.4-1 13.5-5.1 14.5-14.5Z',
  },
]
