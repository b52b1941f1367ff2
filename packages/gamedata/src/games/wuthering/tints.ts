import type { GameTints } from '../named-game.ts'

/** @public by its folder: the build of the page finds it. */
export const TINTS: GameTints = {
  light: {
    tint: '#dff2fc',
    strong: '#bae2f8',
    line: '#80cbf2',
    ink: '#06557f',
    solid: '#0b6fa8',
    'on-solid': '#ffffff',
  },
  dark: {
    tint: '#0f2d48',
    strong: '#134066',
    line: '#1f6a9d',
    ink: '#8fd3fa',
    solid: '#095f90',
    'on-solid': '#ffffff',
  },
}
