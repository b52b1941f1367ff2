import { SignParts } from '#web/ui/art/sign-parts.tsx'
import { GAME_SIGNS, UNKNOWN_SIGN } from '#web/ui/art/sign-paths'

interface GameGlyphProps {
  /** Id of a game; an unknown one is a circle. */
  game: string
  /** Side, in px. */
  size: number
}

/** The small sign of a game, always beside its name or with one of its own, never alone: it is hidden from readers. */
export function GameGlyph({ game, size }: GameGlyphProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round">
      <SignParts strokes={GAME_SIGNS.get(game) ?? UNKNOWN_SIGN} />
    </svg>
  )
}
