import { type FaceDrawing, faceDrawing } from '#web/ui/face/face-drawing'
import type { FaceSubject } from '#web/ui/face/face-item'
import { FACE_BOX, type FaceInk, type FacePart } from '#web/ui/face/face-part'

interface FacePlaceOnCanvas {
  readonly face: FaceSubject
  /** Of its centre. */
  readonly x: number
  readonly y: number
  readonly sizePx: number
}

interface FaceLook {
  /** Families, as for CSS. */
  readonly font: string
  /** What a custom property of the theme says: `--ring5`. */
  colour(token: `--${string}`): string
}

/** Draws on a canvas the face that a page shows as an `<svg>`. */
export function paintFace(context: CanvasRenderingContext2D, place: FacePlaceOnCanvas, look: FaceLook): void {
  const drawing = faceDrawing(place.face, place.sizePx)
  const scale = place.sizePx / FACE_BOX
  context.save()
  context.translate(place.x - place.sizePx / 2, place.y - place.sizePx / 2)
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const part of drawing.parts) paintPart(context, part, (ink) => colourOf(drawing, ink, look))
  paintLetters(context, drawing, look)
  for (const part of drawing.badge) paintPart(context, part, (ink) => colourOf(drawing, ink, look))
  context.restore()
}

function paintPart(context: CanvasRenderingContext2D, part: FacePart, colour: (ink: FaceInk) => string): void {
  const { d, fill, stroke, width = 1, opacity = 1, dash = [], place } = part
  const path = new Path2D(d)
  context.save()
  context.globalAlpha = opacity
  if (place) {
    context.translate(place.x, place.y)
    context.rotate((place.degrees * Math.PI) / 180)
    context.scale(place.scale, place.scale)
  }
  if (fill) {
    context.fillStyle = colour(fill)
    context.fill(path)
  }
  if (stroke) {
    context.strokeStyle = colour(stroke)
    context.lineWidth = width
    context.setLineDash([...dash])
    context.stroke(path)
  }
  context.restore()
}

function paintLetters(context: CanvasRenderingContext2D, { letters, colours }: FaceDrawing, { font }: FaceLook): void {
  if (!letters || !colours) return
  context.font = `${letters.weight} ${letters.size}px ${font}`
  context.textAlign = 'center'
  context.fillStyle = colours.ink
  context.fillText(letters.text, FACE_BOX / 2, letters.y)
}

function colourOf({ colours, ring }: FaceDrawing, ink: FaceInk, look: FaceLook): string {
  switch (ink) {
    case 'ring':
      return look.colour(`--ring${ring}`)
    case 'gap':
      return look.colour('--page')
    case 'tint':
    case 'line':
      return look.colour(`--${ink}`)
    case 'ink':
      return colours?.ink ?? look.colour('--ink')
    default:
      return colours?.[ink] ?? 'transparent'
  }
}
