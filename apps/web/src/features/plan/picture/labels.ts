import type { GoalPlace } from '#web/features/plan/picture/goal-places'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { nameWidthPx, type PoleSpace, plateWidthPx } from '#web/features/plan/picture/pole-spaces'
import { clearY, EDGE_PX, round, type Scales } from '#web/features/plan/picture/scales'

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

export interface NeedLabel {
  /** Of its middle. */
  readonly y: number
  /** Of what it says, on the ladder. */
  readonly needY: number
  readonly text: string
}

/** From a ladder to its labels. */
export const LABEL_PX = 12
const LINE_PX = 14
/** Farther away, it would no longer be read as a label of its need. */
const FARTHEST_PX = 48

export interface NeedText {
  readonly pulls: number
  /** In words, and without the pulls where that is too wide. */
  readonly texts: readonly string[]
}

interface NeedTexts {
  readonly scales: Scales
  /** The least first. */
  readonly needs: readonly NeedText[]
}

/** The labels of a ladder that have room, from the top: none lies on a line, on another label or beyond its own space. (PLAN-12) */
export function needLabels(
  { x, isLeft, spacePx }: PoleSpace & { readonly x: number },
  picture: PlanPicture,
  { scales, needs }: NeedTexts,
): readonly NeedLabel[] {
  const labels: NeedLabel[] = []
  let topY = scales.top
  for (const { pulls, texts } of needs.toReversed()) {
    const text = texts.find((one) => plateWidthPx(one) <= spacePx - LABEL_PX)
    if (text === undefined) continue
    const widthPx = plateWidthPx(text)
    const needY = round(scales.y(pulls))
    const [leftPx, rightPx] = isLeft ? [x - LABEL_PX - widthPx, x - LABEL_PX] : [x + LABEL_PX, x + LABEL_PX + widthPx]
    const y = clearY(picture, scales, { leftPx, rightPx, y: needY, heightPx: LINE_PX, topY })
    if (y === null || Math.abs(y - needY) > FARTHEST_PX) continue
    labels.push({ y, needY, text })
    topY = y + LINE_PX / 2
  }
  return labels
}

/** As much of the width as words may take from the picture. */
const WIDEST_MARGIN = 0.4

/**
 * What is free at the right of the picture, so that the labels at the right of its last pole have room there on a phone
 * as well. (PLAN-12)
 *
 * @param texts of each place
 */
export function rightMargin(
  places: readonly GoalPlace[],
  texts: readonly (readonly string[])[],
  { left, right, widthPx }: Scales,
): number {
  const lastX = Math.max(...places.map(({ x }) => x))
  const missing = places.map(({ x, labels, hasLadder }, index) => {
    if (x < lastX || labels.isLeft || !hasLadder) return 0
    return Math.max(...(texts[index] ?? []).map(plateWidthPx)) + LABEL_PX - labels.spacePx
  })
  // The pole moves as much as its place in the picture says.
  const share = (lastX - left) / (widthPx - left - right)
  return Math.min(EDGE_PX + Math.ceil(Math.max(0, ...missing) / share), widthPx * WIDEST_MARGIN)
}
