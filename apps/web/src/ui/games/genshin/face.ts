import { star } from '#web/ui/art/paths'
import { FACE_CENTRE } from '#web/ui/face/face-part'
import type { GameFace } from '#web/ui/face/game-faces'

export const FACE: GameFace = {
  colours: { lit: '#7d4bdd', shade: '#5d31b4', ink: '#ffffff' },
  sky: 'star',
  currencyParts: [
    { d: star(FACE_CENTRE, 32, 0.14), fill: 'ink' },
    { d: 'M48 37 59 48 48 59 37 48Z', fill: 'tint', opacity: 0.6 },
  ],
}
