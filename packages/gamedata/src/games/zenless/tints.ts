import type { GameTints } from '../named-game.ts'

/** @public by its folder: the build of the page finds it. */
export const TINTS: GameTints = {
  light: {
    tint: '#e6f4e6',
    strong: '#c9e7ca',
    line: '#9dd39f',
    ink: '#1d5c26',
    solid: '#2b7a33',
    'on-solid': '#ffffff',
  },
  dark: {
    tint: '#15302a',
    strong: '#1d4638',
    line: '#387a4c',
    ink: '#9fdfa3',
    solid: '#25692c',
    'on-solid': '#ffffff',
  },
}
