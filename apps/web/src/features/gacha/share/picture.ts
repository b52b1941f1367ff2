import type { AccountFigure } from '@ephemeris/core/gacha/figures/figure-words'
import type { FaceSubject } from '#web/ui/face/face-item'

/** All texts and figures of the picture, in the language of the interface. */
export interface PictureWords {
  readonly heading: string
  readonly span: string
  readonly figures: readonly AccountFigure[]
  readonly lastHeading: string
  readonly fiveStars: readonly PictureFiveStar[]
  /** In the place of the 5-stars; `null` where there are some, or where they are not shown. */
  readonly none: string | null
  readonly brand: string
  readonly date: string
  /** `null`: left out. */
  readonly uid: string | null
}

export interface PictureFiveStar {
  readonly face: FaceSubject
  readonly name: string
  /** `null`: the pool has no 50/50. */
  readonly outcome: string | null
  readonly pity: string
  /** Step of the pity scale; `null`: none. */
  readonly grade: string | null
}

/** A custom property of the tokens, such as `--text`. */
export type Token = `--${string}`

export interface TextStyle {
  readonly sizePx: number
  readonly weight: 400 | 500 | 600
}

/** What is painted, in px from the upper left corner. */
export type PictureShape =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      /** The baseline. */
      readonly y: number
      readonly style: TextStyle
      readonly colour: Token
      readonly align: 'start' | 'center' | 'end'
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly fill: Token
      readonly line?: Token
    }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  | {
      readonly kind: 'sign'
      readonly sign: 'game' | 'brand' | 'dial'
      readonly x: number
      readonly y: number
      readonly sizePx: number
      readonly colour: Token
    }
  | {
      readonly kind: 'face'
      readonly face: FaceSubject
      /** Of its centre. */
      readonly x: number
      readonly y: number
      readonly sizePx: number
    }

export interface Picture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly PictureShape[]
}

/** How wide a text is, in px. */
export type Measure = (text: string, style: TextStyle) => number

export function label(
  text: string,
  place: { readonly x: number; readonly y: number; readonly align?: 'start' | 'center' | 'end' },
  look: TextStyle & { readonly colour?: Token },
): PictureShape {
  const { sizePx, weight, colour = '--text' } = look
  return {
    kind: 'text',
    text,
    x: place.x,
    y: place.y,
    align: place.align ?? 'start',
    style: { sizePx, weight },
    colour,
  }
}

/** Cut with an ellipsis where it is wider than `widthPx`. */
export function fitted(text: string, widthPx: number, measureIt: (text: string) => number): string {
  if (measureIt(text) <= widthPx) return text
  const letters = [...text]
  while (letters.length > 1 && measureIt(`${letters.join('').trimEnd()}…`) > widthPx) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Cut like `fitted`, but after a whole word where that keeps at least half of what there is room for. */
export function fittedByWord(text: string, widthPx: number, measureIt: (text: string) => number): string {
  const cut = fitted(text, widthPx, measureIt)
  if (cut === text) return text
  const kept = cut.slice(0, -1)
  const end = text[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ')
  return end * 2 < kept.length ? cut : `${kept.slice(0, end).replace(/[\s(,:;–-]+$/, '')}…`
}

/** The largest size down to `least` at which all texts take at most `widthPx` together. */
export function sizeThatFits(
  texts: readonly string[],
  { most, least, widthPx, weight }: { most: number; least: number; widthPx: number; weight: TextStyle['weight'] },
  measure: Measure,
): number {
  for (let sizePx = most; sizePx > least; sizePx -= 2) {
    const sum = texts.reduce((total, text) => total + measure(text, { sizePx, weight }), 0)
    if (sum <= widthPx) return sizePx
  }
  return least
}
