import { circle, polar, polyline, roundedRect, star, TURN } from '#web/ui/art/paths'
import { type ArtRandom, between, fnv1a, mulberry32 } from '#web/ui/art/random'
import { ELEMENT_SIGNS } from '#web/ui/face/element-signs'
import { discBody, type FaceBody, tileBody } from '#web/ui/face/face-body'
import { type ElementFamily, faceColoursOf, familyOf } from '#web/ui/face/face-colours'
import { type FaceKind, type FaceSubject, faceKindOf } from '#web/ui/face/face-item'
import { faceLetters, lettersWidth } from '#web/ui/face/face-letters'
import { disc, FACE_BOX, FACE_CENTRE, type FaceDetail, type FacePart, faceDetailOf } from '#web/ui/face/face-part'
import type { FaceColours } from '#web/ui/face/game-faces'
import { gearParts, hasSilhouette } from '#web/ui/face/gear-shapes'
import { litSide } from '#web/ui/face/lit-side'
import { thingParts } from '#web/ui/face/thing-shapes'

/** A face in a box of 96, ready for an `<svg>` or a canvas. */
export interface FaceDrawing {
  /** `null` of a pale tile, which has the colours of its game and theme. */
  readonly colours: FaceColours | null
  /** Which ring it has; `null`: none. */
  readonly ring: 3 | 4 | 5 | null
  readonly parts: readonly FacePart[]
  readonly letters: FaceLetters | null
  /** Above a publisher's picture. */
  readonly badge: readonly FacePart[]
  /** Where a publisher's picture lies. */
  readonly picture: { readonly inset: number; readonly cornerRadius: number }
}

interface FaceLetters {
  readonly text: string
  readonly size: number
  /** Of the line on which they stand. */
  readonly y: number
  readonly weight: number
}

const CACHE_SIZE = 600
const cache = new Map<string, FaceDrawing>()

/** The face of a name: always the same one at a size, for new names too. Source: design-4, section 1. (FACE-1) */
export function faceDrawing(subject: FaceSubject, sizePx: number): FaceDrawing {
  const detail = faceDetailOf(sizePx)
  const { game, name, item } = subject
  const key = [game, item.id, name, item.type, item.rank, item.element, item.class, detail].join('|')
  const drawing = cache.get(key) ?? draw(subject, detail)
  // Re-inserted last, so that the first key is the one unused for longest.
  cache.delete(key)
  cache.set(key, drawing)
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return drawing
}

function draw(subject: FaceSubject, detail: FaceDetail): FaceDrawing {
  const named = faceKindOf(subject.item)
  const kind = named === 'gear' && !hasSilhouette(subject.item) ? 'unknown' : named
  return kind === 'thing' ? drawThing(subject, detail) : drawBody(subject, kind, detail)
}

function drawBody({ game, name, item }: FaceSubject, kind: FaceKind, detail: FaceDetail): FaceDrawing {
  const seed = fnv1a(`${game}|${item.id}`)
  const random = mulberry32(seed)
  const colours = faceColoursOf(game, kind, item, seed)
  const isCharacter = kind === 'character'
  const body = isCharacter ? discBody(detail) : tileBody(detail)
  const family = familyOf(item.element)
  const parts: FacePart[] = [
    { d: body.ring, stroke: 'ring', width: body.ringWidth },
    { d: body.outline, fill: 'shade' },
    ...litSide(game, body, detail, random),
    ...(isCharacter ? rim(body, detail, random) : gearParts(item, detail, random)),
  ]
  return {
    colours,
    ring: item.rank >= 5 ? 5 : item.rank === 4 ? 4 : 3,
    parts,
    letters: isCharacter ? lettersOf(name, detail) : null,
    badge: isCharacter && family && detail >= 2 ? badgeOf(family, detail, colours) : [],
    picture: { inset: body.inset, cornerRadius: body.cornerRadius },
  }
}

const THING_LINES = [3.5, 2.8, 2, 1.2] as const

function drawThing({ game, item }: FaceSubject, detail: FaceDetail): FaceDrawing {
  const width = THING_LINES[detail]
  const side = FACE_BOX - 2 - width
  const tile = roundedRect(FACE_CENTRE, { x: side, y: side }, 26)
  const parts: FacePart[] = [{ d: tile, fill: 'tint', stroke: 'line', width }, ...thingParts(game, item)]
  return { colours: null, ring: null, parts, letters: null, badge: [], picture: { inset: 1, cornerRadius: 26 } }
}

const LETTER_SIZES = [44, 40, 36, 34] as const
const SIGN_SIZE = 46
/** What letters may take of the disc: its width where they are tallest. */
const LETTERS_ROOM = 68

function lettersOf(name: string, detail: FaceDetail): FaceLetters {
  const text = faceLetters(name)
  const isSign = /[\u3040-\u{10ffff}]/u.test(text)
  const size = Math.min(isSign ? SIGN_SIZE : LETTER_SIZES[detail], LETTERS_ROOM / lettersWidth(text))
  const y = FACE_CENTRE.y + size * (isSign ? 0.36 : 0.345)
  return { text, size: Math.round(size * 10) / 10, y: Math.round(y * 10) / 10, weight: detail === 0 ? 700 : 650 }
}

/** From 48 px on a constellation of its own near the rim, and on large ones the minutes. */
function rim(body: FaceBody, detail: FaceDetail, random: ArtRandom): FacePart[] {
  if (detail < 2) return []
  const start = random() * TURN
  const stars = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, index) => {
    const angle = start + (index * between(random, 26, 42) * TURN) / 360
    return polar(FACE_CENTRE, body.skyRadius * between(random, 0.74, 0.9), angle)
  })
  const constellation: FacePart[] = [
    { d: polyline(stars), stroke: 'ink', width: detail === 3 ? 0.7 : 1, opacity: 0.43 },
    { d: stars.map((point, index) => star(point, index === 1 ? 5 : 3.2, 0.16)).join(''), fill: 'ink', opacity: 0.62 },
  ]
  if (detail < 3) return constellation
  const radius = body.skyRadius - 2.2
  const gap = (TURN * radius) / 72 - 0.8
  const minutes = { d: circle(FACE_CENTRE, radius), stroke: 'ink', width: 3, dash: [0.8, gap], opacity: 0.38 } as const
  return [...constellation, minutes]
}

const BADGE_RADII = [0, 0, 15.5, 12.5] as const
const BADGE_GAP = 2.5

/** The sign of the element on a small disc at the lower right, of the side on which it is seen better. */
function badgeOf(family: ElementFamily, detail: FaceDetail, colours: FaceColours): FacePart[] {
  const radius = BADGE_RADII[detail]
  const at = FACE_BOX - radius - 0.5
  const inner = radius - BADGE_GAP
  const scale = (inner * 1.48) / 24
  const { d, widthPx } = ELEMENT_SIGNS[family]
  const place = { x: at - 12 * scale, y: at - 12 * scale, degrees: 0, scale }
  return [
    { d: disc({ x: at, y: at }, radius), fill: 'gap' },
    { d: disc({ x: at, y: at }, inner), fill: colours.ink === '#ffffff' ? 'shade' : 'lit' },
    widthPx === undefined ? { d, fill: 'ink', place } : { d, stroke: 'ink', width: widthPx, place },
  ]
}
