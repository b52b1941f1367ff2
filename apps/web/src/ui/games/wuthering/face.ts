import type { GameFace } from '#web/ui/face/game-faces'

export const FACE: GameFace = {
  colours: { lit: '#157ab4', shade: '#0b5f90', ink: '#ffffff' },
  sky: 'waves',
  currencyParts: [
    { d: 'M48 17 76 66H20Z', fill: 'ink', stroke: 'ink', width: 5 },
    { d: 'M33 58q5-12 10 0t10 0 10 0', stroke: 'tint', width: 3.6 },
  ],
}
