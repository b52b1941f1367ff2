import type { GameTints } from '../named-game.ts'

/** @public by its folder: the build of the page finds it. */
export const TINTS: GameTints = {
  light: {
    tint: '#fbf2e9',
    strong: '#f6e2d0',
    line: '#eecbaa',
    ink: '#774610',
    solid: '#e0a064',
    'on-solid': '#2a1602',
  },
  dark: {
    tint: '#2f261d',
    strong: '#493824',
    line: '#80603a',
    ink: '#f3c99c',
    solid: '#d3935a',
    'on-solid': '#2a1602',
  },
}
