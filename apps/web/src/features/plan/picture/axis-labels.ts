import { nameWidthPx } from '#web/features/plan/picture/pole-spaces'

export interface AxisLabel {
  /** Of its middle. */
  readonly x: number
  readonly text: string
}

/** Of the letters of an axis, beside those of a name. */
const SIZE = 11 / 13
/** Between two labels. */
const GAP_PX = 6

/**
 * The dates below the picture that have room, the earlier ones first: none lies on another one or on "Today", which
 * begins at the left edge, and none leaves the picture. (PLAN-12)
 */
export function axisLabels(
  wanted: readonly AxisLabel[],
  { today, left, widthPx }: { today: string; left: number; widthPx: number },
): readonly AxisLabel[] {
  const labels: AxisLabel[] = []
  let taken = left + nameWidthPx(today) * SIZE
  for (const { x, text } of wanted.toSorted((one, other) => one.x - other.x)) {
    const half = (nameWidthPx(text) * SIZE) / 2
    const middle = Math.min(x, widthPx - half)
    if (middle - half < taken + GAP_PX) continue
    labels.push({ x: middle, text })
    taken = middle + half
  }
  return labels
}
