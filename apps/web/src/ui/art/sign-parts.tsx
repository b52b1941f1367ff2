import type { SignStroke } from '#web/ui/art/sign-paths'

/** The parts of a sign inside its `<svg>`. */
export function SignParts({ strokes }: { strokes: readonly SignStroke[] }) {
  return strokes.map(({ d, widthPx }) => (
    <path
      key={d}
      d={d}
      fill={widthPx === undefined ? 'currentColor' : 'none'}
      stroke={widthPx === undefined ? 'none' : 'currentColor'}
      strokeWidth={widthPx}
    />
  ))
}
