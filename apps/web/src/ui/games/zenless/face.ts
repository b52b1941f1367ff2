import type { GameFace } from '#web/ui/face/game-faces'

export const FACE: GameFace = {
  colours: { lit: '#36843e', shade: '#256b2d', ink: '#ffffff' },
  sky: 'halftone',
  currencyParts: [
    { d: 'M26 28h44a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6Z', fill: 'ink' },
    { d: 'M40 40h16L40 56h16', stroke: 'tint', width: 4.2 },
  ],
}
