import type { GameId } from '@ephemeris/core/games/game'
import type { Measure, Picture, PictureShape, TextStyle, Token } from '#web/features/gacha/share/picture'
import { circle, line, polar, star, TURN, ticks } from '#web/ui/art/paths'
import { BRAND_SIGN, GAME_SIGNS, type SignStroke, UNKNOWN_SIGN } from '#web/ui/art/sign-paths'
import { paintFace } from '#web/ui/face/paint-face'

/** What the tokens say for the look of the picture. */
export interface PictureLook {
  /** Families, as for CSS. */
  readonly font: string
  colour(token: Token): string
}

interface Stroke extends SignStroke {
  readonly opacity?: number
}

/** Signs by the box in which they are drawn, its centre at `centre`. */
interface Sign {
  readonly side: number
  readonly centre: number
  readonly strokes: readonly Stroke[]
}

const CENTRE = { x: 0, y: 0 }
/** Rings and degrees around a star, 312 wide. */
const DIAL: readonly Stroke[] = [
  { d: circle(CENTRE, 122), widthPx: 1, opacity: 0.4 },
  { d: circle(CENTRE, 95.2), widthPx: 1, opacity: 0.28 },
  { d: circle(CENTRE, 63.4), widthPx: 1, opacity: 0.4 },
  { d: circle(CENTRE, 31.7), widthPx: 1, opacity: 0.48 },
  { d: circle(CENTRE, 156), widthPx: 1, opacity: 0.16 },
  { d: ticks(CENTRE, { inner: 122, outer: 129 }, 72), widthPx: 1, opacity: 0.4 },
  { d: ticks(CENTRE, { inner: 122, outer: 136 }, 12), widthPx: 1, opacity: 0.4 },
  { d: diameters(6, 122), widthPx: 1, opacity: 0.13 },
  { d: star(CENTRE, 24), opacity: 0.8 },
]

function diameters(count: number, radius: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count / 2) * TURN
    return line(polar(CENTRE, radius, angle), polar(CENTRE, radius, angle + TURN / 2))
  }).join('')
}

function signOf(sign: 'game' | 'brand' | 'dial', gameId: GameId): Sign {
  switch (sign) {
    case 'game':
      return { side: 24, centre: 12, strokes: GAME_SIGNS.get(gameId) ?? UNKNOWN_SIGN }
    case 'brand':
      return { side: 64, centre: 32, strokes: BRAND_SIGN }
    case 'dial':
      return { side: 312, centre: 0, strokes: DIAL }
  }
}

/** Measures as the canvas will write. */
export function measureOn(canvas: HTMLCanvasElement, look: PictureLook): Measure {
  const context = canvas.getContext('2d')
  return (text, style) => {
    if (!context) return 0
    context.font = fontOf(style, look)
    return context.measureText(text).width
  }
}

interface Painting {
  readonly picture: Picture
  readonly look: PictureLook
  readonly gameId: GameId
}

/** Draws the picture; the canvas takes its size. `false` where the browser lets nothing be drawn. */
export function paintPicture(canvas: HTMLCanvasElement, painting: Painting): boolean {
  const { picture, look } = painting
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = look.colour('--page')
  context.fillRect(0, 0, picture.width, picture.height)
  for (const shape of picture.shapes) paint(context, shape, painting)
  return true
}

function paint(context: CanvasRenderingContext2D, shape: PictureShape, { look, gameId }: Painting): void {
  switch (shape.kind) {
    case 'text':
      context.font = fontOf(shape.style, look)
      context.textAlign = shape.align
      context.fillStyle = look.colour(shape.colour)
      context.fillText(shape.text, shape.x, shape.y)
      return
    case 'box':
      context.beginPath()
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
      context.fillStyle = look.colour(shape.fill)
      context.fill()
      if (!shape.line) return
      context.strokeStyle = look.colour(shape.line)
      context.lineWidth = 1
      context.stroke()
      return
    case 'line':
      context.beginPath()
      context.moveTo(shape.x, shape.y)
      context.lineTo(shape.toX, shape.toY)
      context.strokeStyle = look.colour('--hairline-strong')
      context.lineWidth = 1
      context.stroke()
      return
    case 'face':
      paintFace(context, shape, { font: look.font, colour: look.colour })
      return
    case 'sign':
      paintSign(context, shape, { sign: signOf(shape.sign, gameId), colour: look.colour(shape.colour) })
  }
}

function paintSign(
  context: CanvasRenderingContext2D,
  { x, y, sizePx }: { x: number; y: number; sizePx: number },
  { sign: { side, centre, strokes }, colour }: { sign: Sign; colour: string },
): void {
  context.save()
  context.translate(x, y)
  context.scale(sizePx / side, sizePx / side)
  context.translate(-centre, -centre)
  context.fillStyle = colour
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { d, widthPx, opacity = 1 } of strokes) {
    context.globalAlpha = opacity
    if (widthPx === undefined) context.fill(new Path2D(d))
    else {
      context.lineWidth = widthPx
      context.stroke(new Path2D(d))
    }
  }
  context.restore()
}

function fontOf({ sizePx, weight }: TextStyle, { font }: PictureLook): string {
  return `${weight} ${sizePx}px ${font}`
}
