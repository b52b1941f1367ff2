import type { GameTints } from '../named-game.ts'

/** @public by its folder: the build of the page finds it. */
export const TINTS: GameTints = {
  light: {
    tint: '#f2eafe',
    strong: '#e2d2fd',
    line: '#cbacfb',
    ink: '#5a2cae',
    solid: '#7440d6',
    'on-solid': '#ffffff',
  },
  dark: {
    tint: '#251f49',
    strong: '#372b69',
    line: '#5b45a0',
    ink: '#d2bcff',
    solid: '#6437b8',
    'on-solid': '#ffffff',
  },
}
