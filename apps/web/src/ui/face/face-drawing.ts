import { circle, polar, polyline, roundedRect, star, TURN } from '#web/ui/art/paths'
import { type ArtRandom, between, fnv1a, mulberry32 } from '#web/ui/art/random'
import type { SignStroke } from '#web/ui/art/sign-paths'
import { discBody, type FaceBody, tileBody } from '#web/ui/face/face-body'
import { type ElementFamily, faceColoursOf, familyOf } from '#web/ui/face/face-colours'
import { type FaceItem, type FaceKind, type FaceSubject, faceKindOf } from '#web/ui/face/face-item'
import { faceLetters, lettersWidth } from '#web/ui/face/face-letters'
import { disc, FACE_BOX, FACE_CENTRE, type FaceDetail, type FacePart, faceDetailOf } from '#web/ui/face/face-part'
import { type FaceColours, GAME_FACES } from '#web/ui/face/game-faces'
import { gearParts, hasSilhouette } from '#web/ui/face/gear-shapes'
import { litSide } from '#web/ui/face/lit-side'

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
  const named = faceKindOf(subject)
  const kind = named === 'gear' && !hasSilhouette(subject) ? 'unknown' : named
  return kind === 'thing' ? drawThing(subject, detail) : drawBody(subject, kind, detail)
}

function drawBody(subject: FaceSubject, kind: FaceKind, detail: FaceDetail): FaceDrawing {
  const { game, name, item } = subject
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
    ...(isCharacter ? rim(body, detail, random) : gearParts(subject, detail, random)),
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
const LETTERS_WIDTH = 68

function lettersOf(name: string, detail: FaceDetail): FaceLetters {
  const text = faceLetters(name)
  const isSign = /[\u3040-\u{10ffff}]/u.test(text)
  const size = Math.min(isSign ? SIGN_SIZE : LETTER_SIZES[detail], LETTERS_WIDTH / lettersWidth(text))
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

const ORB = 'M34 48a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z'

const TICKET: readonly FacePart[] = [
  { d: 'M18 34h60v9a6 6 0 0 0 0 12v9h-60v-9a6 6 0 0 0 0-12Z', fill: 'ink' },
  { d: 'M36 38v22', stroke: 'tint', width: 2.8, dash: [3, 4] },
  { d: star({ x: 56, y: 49 }, 11, 0.16), fill: 'tint' },
]

const OTHER: readonly FacePart[] = [
  { d: 'M48 22 70 35v26L48 74 26 61V35Z', stroke: 'ink', width: 4 },
  { d: ORB, fill: 'ink' },
]

/** A currency, a ticket, or whatever else pays. (FACE-5) */
function thingParts(game: string, { type }: FaceItem): readonly FacePart[] {
  if (type === 'ticket') return TICKET
  return GAME_FACES.get(game)?.currencyParts ?? OTHER
}

const LINE_PX = 2.6

/** The signs of the elements, in a box of 24 × 24. */
const ELEMENT_SIGNS: Readonly<Record<ElementFamily, SignStroke>> = {
  fire: {
    d: 'M12.4 2.5c.6 3.7 5.1 6 5.1 11.2a5.5 5.5 0 0 1-11 .1c0-2.7 1.5-4 2-6.3 1.4.8 2.3 1.9 2.6 3.5 1.5-2.2 1.9-5.2 1.3-8.5Z',
  },
  water: { d: 'M12 2.5c3.9 4.8 6 8 6 11.3a6 6 0 0 1-12 0c0-3.3 2.1-6.5 6-11.3Z' },
  thunder: { d: 'M13.5 2 5.5 13.5h5.3L9.8 22l8.7-12.2h-5.7L13.5 2Z' },
  ice: { d: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9', widthPx: LINE_PX },
  wind: { d: 'M3.5 9.5h10.7a3 3 0 1 0-2.9-3.8M3.5 14.5h13.2a3 3 0 1 1-2.9 3.8', widthPx: LINE_PX },
  earth: { d: 'M12 2.5 20 12l-8 9.5L4 12Z' },
  grass: { d: 'M4.5 19.5C3.5 9.5 9.5 4 20 4c0 10.5-5.5 16.5-15.5 15.5Z' },
  steel: { d: 'M5 19 19 5M5 5l14 14', widthPx: LINE_PX },
  quantum: {
    d: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5-9-2-9-4.5Z',
    widthPx: LINE_PX,
  },
  light: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
    widthPx: LINE_PX,
  },
  ether: { d: 'M12 2.5 19.5 16h-15L12 2.5Zm0 6.5-2.6 4.6h5.2L12 9Zm-5 9.5h10L12 21.8 7 18.5Z' },
  dark: { d: 'M15.5 3A9.5 9.5 0 1 0 21 15.5 8 8 0 0 1 15.5 3Z' },
}
