import type { AccountFigure } from '@ephemeris/core/gacha/figures/figure-words'
import {
  fitted,
  fittedByWord,
  label,
  type Measure,
  type Picture,
  type PictureFiveStar,
  type PictureShape,
  type PictureWords,
  sizeThatFits,
  type TextStyle,
} from '#web/features/gacha/share/picture'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 60
const INNER = WIDTH - 2 * EDGE
/** On either side of the line between two figures. */
const GAP = 34
const FACE_PX = 28
const CARD = { y: 378, height: 108, gap: 14, count: 5, padding: 18 }

const SMALL = { sizePx: 20, weight: 400 } as const
const HEADING = { most: 34, least: 24, weight: 600 } as const
const NAME = { most: 24, least: 20, weight: 600 } as const

/** 1200 × 630; its smallest text has 20 px, so that it can be read at a third. (SHARE-2) */
export function widePicture(words: PictureWords, measure: Measure): Picture {
  const isBare = words.fiveStars.length === 0 && words.none === null
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      { kind: 'sign', sign: 'dial', x: 1072, y: 84, sizePx: 236, colour: '--hue' },
      ...head(words, measure),
      ...figures(words.figures, isBare ? 250 : 190, measure),
      ...fiveStars(words, measure),
      ...foot(words, measure),
    ],
  }
}

function head({ heading, span }: PictureWords, measure: Measure): PictureShape[] {
  const widthPx = 740
  const sizePx = sizeThatFits([heading], { ...HEADING, widthPx }, measure)
  const style = { sizePx, weight: HEADING.weight }
  return [
    { kind: 'box', x: EDGE, y: 65, width: 56, height: 56, radius: 16, fill: '--tint' },
    { kind: 'sign', sign: 'game', x: EDGE + 28, y: 93, sizePx: 34, colour: '--ink' },
    label(
      fitted(heading, widthPx, (text) => measure(text, style)),
      { x: 130, y: 92 },
      style,
    ),
    label(span, { x: 130, y: 120 }, { ...SMALL, colour: '--text-muted' }),
  ]
}

function figures(shown: readonly AccountFigure[], top: number, measure: Measure): PictureShape[] {
  const space = INNER - 2 * GAP * (shown.length - 1)
  const laidOut = [space / 2.4, space / shown.length].map((widest) => columnsOf(shown, { widest, space }, measure))
  const columns = laidOut.find(({ widths }) => sum(widths) <= space) ?? laidOut.at(-1)
  if (!columns) return []
  const { sizePx, widths, labels } = columns

  return shown.flatMap(({ value }, at) => {
    const x = EDGE + sum(widths.slice(0, at)) + 2 * GAP * at
    const parting: PictureShape[] = at === 0 ? [] : [{ kind: 'line', x: x - GAP, y: top, toX: x - GAP, toY: top + 88 }]
    return [
      ...parting,
      label(value, { x, y: top + 48 }, { sizePx, weight: 500 }),
      ...(labels[at] ?? []).map((text, line) =>
        label(text, { x, y: top + 81 + 27 * line }, { ...SMALL, colour: '--text-muted' }),
      ),
    ]
  })
}

/** Figures as large as they fit beside each other, over labels of at most `widest` px. */
function columnsOf(
  shown: readonly AccountFigure[],
  { widest, space }: { readonly widest: number; readonly space: number },
  measure: Measure,
) {
  const labels = shown.map((figure) =>
    figure.labels.map((text) => fittedByWord(text, widest, (part) => measure(part, SMALL))),
  )
  const labelWidths = labels.map((lines) => Math.max(0, ...lines.map((text) => measure(text, SMALL))))
  const widthsAt = (sizePx: number) =>
    shown.map(({ value }, at) => Math.max(labelWidths[at] ?? 0, measure(value, { sizePx, weight: 500 })))
  let sizePx = 52
  while (sizePx > 30 && sum(widthsAt(sizePx)) > space) sizePx -= 2
  return { sizePx, widths: widthsAt(sizePx), labels }
}

function fiveStars({ lastHeading, fiveStars: shown, none }: PictureWords, measure: Measure): PictureShape[] {
  if (none !== null) return [label(none, { x: EDGE, y: 420 }, { sizePx: 24, weight: 600 })]
  if (shown.length === 0) return []
  const width = (INNER - CARD.gap * (CARD.count - 1)) / CARD.count
  const sizes = shown.map(({ name }) => sizeThatFits([name], { ...NAME, widthPx: nameWidthPx(width) }, measure))
  const nameStyle = { sizePx: Math.min(...sizes), weight: NAME.weight }
  return [
    label(lastHeading, { x: EDGE, y: 358 }, { sizePx: 20, weight: 600, colour: '--text-muted' }),
    ...shown.flatMap((one, at) => card(one, { x: EDGE + (width + CARD.gap) * at, width }, { measure, nameStyle })),
  ]
}

/** A face stands beside the name. */
function nameWidthPx(width: number): number {
  return width - 2 * CARD.padding - FACE_PX - 2
}

function card(
  { face, name, outcome, pity, grade }: PictureFiveStar,
  { x, width }: { x: number; width: number },
  { measure, nameStyle }: { measure: Measure; nameStyle: TextStyle },
): PictureShape[] {
  const right = x + width - CARD.padding
  const left = x + CARD.padding
  const chip = { sizePx: 20, weight: 600 } as const
  const chipWidth = Math.max(46, measure(pity, chip) + 22)
  const wordWidth = right - chipWidth - 8 - left
  return [
    {
      kind: 'box',
      x,
      y: CARD.y,
      width,
      height: CARD.height,
      radius: 18,
      fill: '--surface',
      line: '--hairline-strong',
    },
    label(
      fittedByWord(name, nameWidthPx(width), (text) => measure(text, nameStyle)),
      { x: left, y: CARD.y + 41 },
      nameStyle,
    ),
    { kind: 'face', face, x: right - FACE_PX / 2, y: CARD.y + 31, sizePx: FACE_PX },
    ...(outcome
      ? [
          label(
            fitted(outcome, wordWidth, (text) => measure(text, SMALL)),
            { x: left, y: CARD.y + 82 },
            { ...SMALL, colour: '--text-muted' },
          ),
        ]
      : []),
    {
      kind: 'box',
      x: right - chipWidth,
      y: CARD.y + 59,
      width: chipWidth,
      height: 32,
      radius: 10,
      fill: grade === null ? '--sunken' : `--pity-${grade}`,
    },
    label(
      pity,
      { x: right - chipWidth / 2, y: CARD.y + 82, align: 'center' },
      { ...chip, colour: grade === null ? '--text' : `--on-pity-${grade}` },
    ),
  ]
}

function foot({ brand, date, uid }: PictureWords, measure: Measure): PictureShape[] {
  const muted = { ...SMALL, colour: '--text-muted' } as const
  return [
    { kind: 'sign', sign: 'brand', x: EDGE + 15, y: 589, sizePx: 30, colour: '--primary' },
    label(brand, { x: EDGE + 40, y: 596 }, { sizePx: 22, weight: 600 }),
    label(date, { x: WIDTH - EDGE, y: 596, align: 'end' }, muted),
    ...(uid === null ? [] : [label(uid, { x: WIDTH - EDGE - measure(date, SMALL) - 40, y: 596, align: 'end' }, muted)]),
  ]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
