import { itemKindOf } from '@ephemeris/gamedata/games/item-kinds'
import { circle, polar, star, TURN } from '#web/ui/art/paths'
import { type ArtRandom, between } from '#web/ui/art/random'
import type { FaceItem, FaceSubject } from '#web/ui/face/face-item'
import { disc, type FaceDetail, type FacePart } from '#web/ui/face/face-part'

/** What one equips, around the origin, in a square of some 60 units. */
interface Shape {
  /** Filled. */
  readonly solid: string
  /** Drawn with a line. */
  readonly line?: string
  readonly lineWidth?: number
  /** Cut out of what is filled, as a line, from the detail on where it can be seen. */
  readonly cut?: string
  readonly cutWidth?: number
  readonly cutFrom?: FaceDetail
  /** Of what is drawn upright and shown leaning. */
  readonly degrees?: number
}

type Draw = (random: ArtRandom) => Shape

const ORIGIN = { x: 0, y: 0 }

const GEAR: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['sword', sword],
  ['claymore', claymore],
  ['broadblade', broadblade],
  ['polearm', polearm],
  ['bow', bow],
  ['catalyst', catalyst],
  ['rectifier', rectifier],
  ['pistols', pistols],
  ['gauntlets', gauntlets],
])

const SILHOUETTES = { card, blades, head }

/** Whether type or class of an item say what it looks like. */
export function hasSilhouette({ game, item }: Pick<FaceSubject, 'game' | 'item'>): boolean {
  return shapeOf(game, item) !== null
}

function shapeOf(game: string, item: FaceItem): Draw | null {
  const { silhouette } = itemKindOf(game, item.type ?? '') ?? {}
  return GEAR.get(item.class ?? '') ?? (silhouette ? SILHOUETTES[silhouette] : null)
}

/** The silhouette of an item by its type and class, a star where neither is known. (FACE-4) */
export function gearParts({ game, item }: FaceSubject, detail: FaceDetail, random: ArtRandom): FacePart[] {
  const {
    solid,
    line,
    lineWidth = 4,
    cut,
    cutWidth = 2.4,
    cutFrom = 0,
    degrees = 0,
  } = shapeOf(game, item)?.(random) ?? plainStar()
  const place = { x: 48, y: 48, degrees, scale: detail >= 2 ? 1.1 : 1.02 }
  const thicker = detail === 0 ? 1.25 : 1
  return [
    ...(line ? [{ d: line, stroke: 'ink', width: lineWidth * thicker, place } as const] : []),
    { d: solid, fill: 'ink', place },
    ...(cut && detail >= cutFrom ? [{ d: cut, stroke: 'lit', width: cutWidth * thicker, place } as const] : []),
  ]
}

/** Of what is not known: nothing is guessed. */
function plainStar(): Shape {
  return { solid: star(ORIGIN, 27, 0.12) }
}

/** Fine detail is seen from here on. */
const FINE: FaceDetail = 2

const GUARDS = ['M-12 18h24', 'M-12 15q12 8 24 0', 'M-13 21q6-7 13-7t13 7', 'M-11 14l11 6 11-6'] as const
const POMMELS = [disc({ x: 0, y: 40 }, 3.6), 'M0 35.5l4.5 4.5-4.5 4.5-4.5-4.5Z', 'M-3.5 37h7v5.5h-7Z'] as const

function sword(random: ArtRandom): Shape {
  const half = between(random, 4.8, 7)
  return {
    solid: `M0-41l${half} 11v44h${-2 * half}v-44Z${oneOf(POMMELS, random)}`,
    line: `${oneOf(GUARDS, random)}M0 19v16`,
    lineWidth: 4.4,
    cut: 'M0-29v38',
    cutWidth: 1.4,
    cutFrom: FINE,
    degrees: 45,
  }
}

function claymore(random: ArtRandom): Shape {
  const blades = [
    'M0-43l12 10v46l-12 5-12-5v-46Z',
    'M-8-40h17l5 9-4 10 4 9-4 25h-20l-3-36Z',
    'M-11-34l8-8h14v54h-22Z',
  ] as const
  return {
    solid: `${oneOf(blades, random)}${oneOf(POMMELS, random)}`,
    line: `${oneOf(['M-11 20h22', 'M-13 17q13 8 26 0'], random)}M0 21v15`,
    lineWidth: 4.8,
    cut: 'M0-31v38M-5-24v28',
    cutWidth: 1.4,
    cutFrom: FINE,
    degrees: 45,
  }
}

function broadblade(random: ArtRandom): Shape {
  const blades = ['M0-42l13 14-2 44h-22l-2-36Z', 'M3-42l10 16-4 42h-19l-4-30Z', 'M-4-42l16 12v45h-22l-3-38Z'] as const
  return {
    solid: `${oneOf(blades, random)}${oneOf(POMMELS, random)}`,
    line: `${oneOf(['M-12 20h24', 'M-12 22l6-5h12l6 5'], random)}M0 21v15`,
    lineWidth: 4.8,
    cut: 'M4-28l-2 36',
    cutWidth: 1.6,
    cutFrom: FINE,
    degrees: 45,
  }
}

function polearm(random: ArtRandom): Shape {
  const heads = [
    'M0-44c6 8 8 14 6 24l-6 6-6-6c-2-10 0-16 6-24Z',
    'M0-44l8 18-8 14-8-14Z',
    'M0-44l6 16-2 14h-8l-2-14Z',
  ] as const
  const wings = ['M-8-10h16', 'M-10-14q10 8 20 0', 'M-6-8l6 5 6-5', 'M-8-12h16M-5-6h10'] as const
  return { solid: oneOf(heads, random), line: `M0-18v60${oneOf(wings, random)}`, lineWidth: 3.6, degrees: 45 }
}

function bow(random: ArtRandom): Shape {
  const limbs = [
    'M-14-34c22 12 22 56 0 68',
    'M-16-34c10 4 8 14 16 20 8 5 8 23 0 28-8 6-6 16-16 20',
    'M-14-36c16 8 24 22 20 36 4 14-4 28-20 36',
    'M-12-36c20 14 20 58 0 72',
  ] as const
  return { solid: 'M29 0l-12-7v14Z', line: `${oneOf(limbs, random)}M-14-34v68M-18 0h38`, lineWidth: 3.4, degrees: -45 }
}

function catalyst(random: ArtRandom): Shape {
  const rays = [
    'M0-29v7M0 22v7M-29 0h7M22 0h7',
    'M-21-21l5 5M16 16l5 5M21-21l-5 5M-16 16l-5 5',
    'M-25-8a26 26 0 0 1 16-17M25 8a26 26 0 0 1-16 17',
    'M-25 8a26 26 0 0 0 16 17M25-8a26 26 0 0 0-16-17',
  ] as const
  const ring = circle(ORIGIN, between(random, 16, 18.5))
  return {
    solid: star(ORIGIN, between(random, 11.5, 14.5), 0.16),
    line: `${ring}${oneOf(rays, random)}`,
    lineWidth: 3.2,
  }
}

function rectifier(random: ArtRandom): Shape {
  const sides = 3 + Math.floor(random() * 4)
  const tilt = random() * TURN
  const moons = Array.from({ length: sides }, (_, index) => polar(ORIGIN, 26, tilt + (index / sides) * TURN))
  return {
    solid: star(ORIGIN, between(random, 11, 14), 0.16) + moons.map((moon) => disc(moon, 4.2)).join(''),
    line: circle(ORIGIN, 26),
    lineWidth: 2.6,
  }
}

function pistols(random: ArtRandom): Shape {
  const lower = 'M-14 8h38v8H6l-4 15h-9l3-15h-10Z'
  const barrels = [
    'M-28-16h44v11H-6l-4 17h-11l3-17h-10Z',
    'M-28-18h46l-4 12H-6l-4 18h-11l3-18h-10Z',
    'M-28-14h40v-4h8v12H-6l-4 18h-11l3-18h-10Z',
  ] as const
  return { solid: `${oneOf(barrels, random)}${lower}`, degrees: between(random, -20, -6) }
}

function gauntlets(random: ArtRandom): Shape {
  return {
    solid: 'M-19-18a9 9 0 0 1 9-9h21a9 9 0 0 1 9 9v19a9 9 0 0 1-9 9h-23a7 7 0 0 1-7-7ZM-15 14h28l5 14h-38Z',
    cut: 'M-9.5-26v15M0-26v17M9.5-26v15M-15 21h30',
    cutWidth: 2.8,
    degrees: between(random, -22, -8),
  }
}

/** A card with a picture of its own in it. */
function card(random: ArtRandom): Shape {
  const pictures = [
    `${circle({ x: 0, y: -6 }, 10)}M-13 16h26`,
    `M-13 12q8-12 14-4t13-6${circle({ x: 7, y: -13 }, 6)}`,
    `${star({ x: 0, y: -4 }, 14, 0.16)}M-11 19h22`,
    `${circle({ x: 0, y: -3 }, 12)}${circle({ x: 8, y: -12 }, 4)}`,
    'M-13-16q13 8 26 0M-13-2q13 8 26 0M-13 12q13 8 26 0',
  ] as const
  const top = between(random, -30, -27)
  return {
    solid: `M-17 ${top + 5}a5 5 0 0 1 5-5h24a5 5 0 0 1 5 5v${-2 * top - 10}a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5Z`,
    cut: oneOf(pictures, random),
    cutWidth: 3,
    degrees: between(random, -12, 8),
  }
}

function blades(random: ArtRandom): Shape {
  const count = 5 + Math.floor(random() * 4)
  const length = between(random, 15, 19)
  const width = between(random, 2.6, 4.2)
  const tilt = random() * TURN
  const wings = Array.from({ length: count }, (_, index) => {
    const angle = tilt + (index / count) * TURN
    const [tip, left, right] = [
      polar(ORIGIN, 10 + length, angle),
      polar(ORIGIN, 11, angle - width / 11),
      polar(ORIGIN, 11, angle + width / 11),
    ]
    const bend = polar(ORIGIN, 21, angle - width / 14)
    const bent = polar(ORIGIN, 21, angle + width / 14)
    return `M${xy(left)}L${xy(bend)} ${xy(tip)} ${xy(bent)} ${xy(right)}Z`
  })
  return {
    solid: `${wings.join('')}${disc(ORIGIN, 9)}`,
    line: circle(ORIGIN, 32),
    lineWidth: 3,
    cut: circle(ORIGIN, 3),
    cutWidth: 2,
  }
}

function xy({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** A round head with two long ears. */
function head(random: ArtRandom): Shape {
  const lean = between(random, 3, 9)
  const height = between(random, 18, 23)
  const ear = (side: number) => {
    const foot = side * 12
    const tip = side * (12 + lean)
    return `M${foot - 5}-6L${(tip - 5).toFixed(1)} ${(-6 - height).toFixed(1)}a5.5 5.5 0 0 1 10 0L${foot + 5}-6Z`
  }
  const eyes = ['M-8 8v5M8 8v5', 'M-11 10h6M5 10h6', 'M-11 12q3-5 6 0M5 12q3-5 6 0'] as const
  return {
    solid: `M-22 10a22 18 0 1 1 44 0a22 18 0 1 1-44 0Z${ear(-1)}${ear(1)}`,
    cut: oneOf(eyes, random),
    cutWidth: 4,
  }
}

function oneOf<T>(options: readonly [T, ...T[]], random: ArtRandom): T {
  return options[Math.floor(random() * options.length)] ?? options[0]
}
