import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { pityGrade } from '@ephemeris/core/gacha/figures/pity-grade'
import { pullsIn } from '@ephemeris/core/gacha/figures/pulls-per-month'
import type { ShownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import type { GameId } from '@ephemeris/core/games/game'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { PITY_COLOURS } from './show-style.ts'

/** In px, as chats show it. */
export const PICTURE = { width: 1200, height: 630 } as const

const EDGE = 60
const GROUND = '#0f162a'
const LINE = '#2c395a'
const PALETTE_LIMIT = 256
/** As many 5-stars and months as stay apart in a chat. */
const SHOWN = { fiveStars: 40, months: 36 }
/** Where bars stand, and how high the highest one is. */
const FIVES = { foot: 400, height: 340 }
const MONTHS = { foot: 570, height: 110 }

interface Bar {
  /** From 0 to 1. */
  readonly share: number
  readonly colour: string
}

/**
 * What the 5-stars of the banner with most pulls have cost, on the scale of the app, above the pulls by month: bars
 * alone, since what a picture says in words stands beside it in every chat. (SHOW-4)
 *
 * @returns a PNG
 */
export async function showPicture(gameId: GameId, { pools, months }: ShownFigures): Promise<Buffer> {
  const hue = GAME_FACTS[gameId].color
  const [largest] = pools.toSorted((one, other) => other.summary.total - one.summary.total)
  const hard = largest?.summary.rarities[5].pity?.hard ?? 90
  const fives = (largest?.fiveStars ?? []).slice(0, SHOWN.fiveStars).toReversed()
  const costs = fives.map(({ rarity, pity, isPityAtLeast }): Bar => {
    const grade = pityGrade(rarity, pity ?? 0, isPityAtLeast)
    return { share: Math.min(1, (pity ?? 0) / hard), colour: (grade && PITY_COLOURS[grade]) ?? hue }
  })
  const last = months.slice(-SHOWN.months)
  const most = Math.max(1, ...last.map(pullsIn))

  const canvas = canvasOf(GROUND)
  canvas.fill({ x: 0, y: 0, width: PICTURE.width, height: 14 }, hue)
  drawBars(canvas, costs, FIVES)
  drawBars(
    canvas,
    last.map((month) => ({ share: pullsIn(month) / most, colour: hue })),
    MONTHS,
  )
  return canvas.png()
}

function drawBars(canvas: Canvas, bars: readonly Bar[], { foot, height }: { foot: number; height: number }): void {
  const room = PICTURE.width - 2 * EDGE
  const step = room / Math.max(6, bars.length)
  bars.forEach(({ share, colour }, at) => {
    const high = Math.max(3, Math.round(share * height))
    const x = Math.round(EDGE + at * step)
    canvas.fill({ x, y: foot - high, width: Math.max(2, Math.round(step * 0.72)), height: high }, colour)
  })
  canvas.fill({ x: EDGE, y: foot, width: room, height: 2 }, LINE)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Canvas {
  fill(box: Box, colour: string): void
  png(): Promise<Buffer>
}

const toZlib = promisify(deflate)
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One byte a pixel: its place in the palette. (PNG, third edition, colour type 3) @param ground `#rrggbb` as every colour */
function canvasOf(ground: string): Canvas {
  const { width, height } = PICTURE
  const palette = [ground]
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height)

  return {
    fill: (box, colour) => {
      if (!palette.includes(colour) && palette.length < PALETTE_LIMIT) palette.push(colour)
      const place = palette.indexOf(colour)
      for (let y = box.y; y < box.y + box.height; y += 1) {
        const from = y * (width + 1) + 1 + box.x
        rows.fill(place, from, from + box.width)
      }
    },
    png: async () => {
      const head = Buffer.alloc(13)
      head.writeUInt32BE(width, 0)
      head.writeUInt32BE(height, 4)
      head.set([8, 3], 8)
      const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')
      const body = await toZlib(rows)
      return Buffer.concat([
        SIGNATURE,
        ...[chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))],
      ])
    },
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(content.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}
