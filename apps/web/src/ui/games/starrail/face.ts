import type { GameFace } from '#web/ui/face/game-faces'

export const FACE: GameFace = {
  colours: { lit: '#e3a96f', shade: '#c98a4d', ink: '#2a1602' },
  sky: 'orbit',
  currencyParts: [
    { d: 'M48 18 70 40 48 80 26 40Z', fill: 'ink' },
    { d: 'M26 40h44M38 40l10 38 10-38-10-20Z', stroke: 'tint', width: 2.4 },
    { d: 'M83.7 37a38 9-20 1 1-71.4 26a38 9-20 1 1 71.4-26', stroke: 'ink', width: 3 },
  ],
}
