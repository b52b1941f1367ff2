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
} from '#web/features/gacha/share/picture'

const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 80
const MIDDLE = 540
const HEADING_WIDTH = 540
const CELL = { height: 176, gap: 44 }
const ROW = { height: 68, chipWidth: 92, chipHeight: 48 }

const SMALL = { sizePx: 28, weight: 400 } as const
const NAME = { sizePx: 34, weight: 600 } as const

/** 1080 × 1350; its smallest text has 28 px, so that it can be read at a third. (SHARE-2) */
export function tallPicture(words: PictureWords, measure: Measure): Picture {
  const isBare = words.fiveStars.length === 0 && words.none === null
  const top = isBare ? 520 : 396
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      { kind: 'sign', sign: 'dial', x: 860, y: 214, sizePx: 450, colour: '--hue' },
      ...head(words, measure),
      ...figures(words.figures, top, measure),
      ...fiveStars(words, measure),
      ...foot(words, measure),
    ],
  }
}

function head({ heading, span }: PictureWords, measure: Measure): PictureShape[] {
  const lines = headingLines(heading, measure)
  return [
    { kind: 'box', x: EDGE, y: 76, width: 84, height: 84, radius: 24, fill: '--tint' },
    { kind: 'sign', sign: 'game', x: EDGE + 42, y: 118, sizePx: 50, colour: '--ink' },
    ...lines.texts.map((text, at) =>
      label(text, { x: EDGE, y: 304 - 66 * (lines.texts.length - 1 - at) }, { sizePx: lines.sizePx, weight: 600 }),
    ),
    label(span, { x: EDGE, y: 355 }, { ...SMALL, colour: '--text-muted' }),
  ]
}

/** One line or two, broken at a space where there is one. */
function headingLines(heading: string, measure: Measure): { texts: readonly string[]; sizePx: number } {
  const isWide = (text: string, sizePx: number) => measure(text, { sizePx, weight: 600 }) > HEADING_WIDTH
  for (let sizePx = 58; sizePx >= 36; sizePx -= 2) {
    if (!isWide(heading, sizePx)) return { texts: [heading], sizePx }
    const broken = breaks(heading).findLast(([first]) => !isWide(first, sizePx))
    if (broken && !isWide(broken[1], sizePx)) return { texts: broken, sizePx }
  }
  return { texts: [fitted(heading, HEADING_WIDTH, (text) => measure(text, { sizePx: 36, weight: 600 }))], sizePx: 36 }
}

/** The ways to part a text in two, the earliest break first. */
function breaks(text: string): readonly (readonly [string, string])[] {
  const letters = [...text]
  const places = letters.flatMap((letter, at) => (letter === ' ' ? [at] : []))
  const isSpaced = places.length > 0
  const cuts = isSpaced ? places : letters.map((_, at) => at).slice(1)
  return cuts.map((at) => [letters.slice(0, at).join(''), letters.slice(isSpaced ? at + 1 : at).join('')] as const)
}

function figures(shown: readonly AccountFigure[], top: number, measure: Measure): PictureShape[] {
  const rows = Math.ceil(shown.length / 2)
  const bottom = top + rows * CELL.height
  return [
    ...(shown.length > 1 ? [lineBetween({ x: MIDDLE, y: top }, { x: MIDDLE, y: bottom })] : []),
    ...(rows > 1 ? [lineBetween({ x: EDGE, y: top + CELL.height }, { x: WIDTH - EDGE, y: top + CELL.height })] : []),
    ...shown.flatMap((figure, at) => {
      const isLeft = at % 2 === 0
      const place = { x: isLeft ? EDGE : MIDDLE + CELL.gap, y: top + CELL.height * Math.floor(at / 2) }
      return cell(figure, place, measure)
    }),
  ]
}

function cell({ value, labels }: AccountFigure, { x, y }: { x: number; y: number }, measure: Measure): PictureShape[] {
  const widthPx = MIDDLE - EDGE - CELL.gap
  const isHigh = labels.length > 1
  const most = isHigh ? 60 : 80
  const sizePx = sizeThatFits([value], { most, least: 36, widthPx, weight: 500 }, measure)
  const baseline = y + (isHigh ? 68 : 96)
  return [
    label(
      fitted(value, widthPx, (text) => measure(text, { sizePx, weight: 500 })),
      { x, y: baseline },
      {
        sizePx,
        weight: 500,
      },
    ),
    ...labels.map((text, line) =>
      label(
        fittedByWord(text, widthPx, (part) => measure(part, SMALL)),
        { x, y: baseline + 46 + 38 * line },
        { ...SMALL, colour: '--text-muted' },
      ),
    ),
  ]
}

function fiveStars({ lastHeading, fiveStars: shown, none }: PictureWords, measure: Measure): PictureShape[] {
  if (none !== null) return [label(none, { x: EDGE, y: 860 }, { sizePx: 32, weight: 600 })]
  if (shown.length === 0) return []
  const top = 858
  const bottom = top + ROW.height * shown.length
  return [
    label(lastHeading, { x: EDGE, y: 828 }, { sizePx: 28, weight: 600, colour: '--text-muted' }),
    ...shown.flatMap((one, at) => row(one, top + ROW.height * at, measure)),
    lineBetween({ x: EDGE, y: bottom }, { x: WIDTH - EDGE, y: bottom }),
  ]
}

function row({ face, name, outcome, pity, grade }: PictureFiveStar, y: number, measure: Measure): PictureShape[] {
  const right = WIDTH - EDGE
  const chipLeft = right - ROW.chipWidth
  const word = outcome ? fitted(outcome, 260, (text) => measure(text, SMALL)) : ''
  const nameLeft = EDGE + 68
  const nameWidth = chipLeft - 20 - measure(word, SMALL) - 20 - nameLeft
  const middle = y + ROW.height / 2
  return [
    lineBetween({ x: EDGE, y }, { x: right, y }),
    { kind: 'face', face, x: EDGE + 24, y: middle, sizePx: 48 },
    label(
      fittedByWord(name, nameWidth, (text) => measure(text, NAME)),
      { x: nameLeft, y: middle + 12 },
      NAME,
    ),
    ...(word === ''
      ? []
      : [label(word, { x: chipLeft - 20, y: middle + 10, align: 'end' }, { ...SMALL, colour: '--text-muted' })]),
    {
      kind: 'box',
      x: chipLeft,
      y: middle - ROW.chipHeight / 2,
      width: ROW.chipWidth,
      height: ROW.chipHeight,
      radius: 14,
      fill: grade === null ? '--sunken' : `--pity-${grade}`,
    },
    label(
      pity,
      { x: chipLeft + ROW.chipWidth / 2, y: middle + 11, align: 'center' },
      { sizePx: 30, weight: 600, colour: grade === null ? '--text' : `--on-pity-${grade}` },
    ),
  ]
}

function foot({ brand, date, uid }: PictureWords, measure: Measure): PictureShape[] {
  const muted = { ...SMALL, colour: '--text-muted' } as const
  return [
    { kind: 'sign', sign: 'brand', x: EDGE + 21, y: 1276, sizePx: 42, colour: '--primary' },
    label(brand, { x: EDGE + 57, y: 1286 }, { sizePx: 32, weight: 600 }),
    label(date, { x: WIDTH - EDGE, y: 1286, align: 'end' }, muted),
    ...(uid === null
      ? []
      : [label(uid, { x: WIDTH - EDGE - measure(date, SMALL) - 40, y: 1286, align: 'end' }, muted)]),
  ]
}

function lineBetween(from: { x: number; y: number }, to: { x: number; y: number }): PictureShape {
  return { kind: 'line', x: from.x, y: from.y, toX: to.x, toY: to.y }
}
