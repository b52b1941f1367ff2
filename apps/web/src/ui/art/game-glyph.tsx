import type { ReactNode } from 'react'

interface GameGlyphProps {
  /** Id of a game; an unknown one is a circle. */
  game: string
  /** Side, in px. */
  size: number
}

const SPARKLE = 'M12 2.5c.7 5.6 3.9 8.8 9.5 9.5-5.6.7-8.8 3.9-9.5 9.5-.7-5.6-3.9-8.8-9.5-9.5 5.6-.7 8.8-3.9 9.5-9.5Z'

const GLYPHS = new Map<string, ReactNode>([
  [
    'genshin',
    <>
      <path d={SPARKLE} fill="currentColor" stroke="none" />
      <path d="m4.5 4.5 2 2m13-2-2 2m-13 13 2-2m13 2-2-2" />
    </>,
  ],
  [
    'starrail',
    <>
      <circle cx="12" cy="12" r="5.2" fill="currentColor" stroke="none" />
      <ellipse cx="12" cy="12" rx="10.4" ry="3.8" transform="rotate(-28 12 12)" />
    </>,
  ],
  [
    'zenless',
    <>
      <rect x="2.5" y="4" width="19" height="16" rx="5" />
      <path d="M8 8.5h8l-8 7h8" strokeWidth="2.4" />
    </>,
  ],
  ['wuthering', <path key="wave" d="M2 12h0M6 8.5v7M10 4v16M14 7v10M18 10v4M22 12h0" strokeWidth="2.2" />],
])

/** The small sign of a game, always beside its name or with one of its own, never alone: it is hidden from readers. */
export function GameGlyph({ game, size }: GameGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {GLYPHS.get(game) ?? <circle cx="12" cy="12" r="8" />}
    </svg>
  )
}
