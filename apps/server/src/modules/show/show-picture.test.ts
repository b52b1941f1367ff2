import { inflateSync } from 'node:zlib'
import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { shownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import { expect, test } from 'vitest'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { factsOf, homeOf } from '../gacha/gacha-facts.ts'
import { PICTURE, showPicture } from './show-picture.ts'
import { PITY_COLOURS } from './show-style.ts'

function figuresOf(pulls: number) {
  const account = simulatedAccount('genshin', { pulls, seed: 'picture' })
  const index = factsOf('genshin')
  return shownFigures(
    [...countPulls(account.pulls, { index, server: homeOf('genshin', account.uid).offset }).values()],
    index,
  )
}

/** Palette and rows of a PNG. */
function readPng(png: Buffer) {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const [head, palette, body] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0))
  const colours =
    palette
      ?.toString('hex')
      .match(/.{6}/g)
      ?.map((colour) => `#${colour}`) ?? []
  return { head, colours, rows: inflateSync(body ?? ''), hasEnd: chunks.has('IEND') }
}

test('SHOW-4 the picture is a PNG of the size of chats, with a bar for each 5-star on the scale of pity', async () => {
  const figures = figuresOf(900)
  const png = await showPicture('genshin', figures)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeLessThan(20_000)
  const { head, colours, rows, hasEnd } = readPng(png)
  expect([head?.readUInt32BE(0), head?.readUInt32BE(4), hasEnd]).toEqual([PICTURE.width, PICTURE.height, true])
  expect(rows).toHaveLength((PICTURE.width + 1) * PICTURE.height)
  const largest = figures.pools.toSorted((one, other) => other.summary.total - one.summary.total)[0]
  const row = [...rows.subarray(398 * (PICTURE.width + 1) + 1, 399 * (PICTURE.width + 1))]
  const bars = row.filter((place, x) => place !== 0 && row[x - 1] !== place).length
  expect(bars).toBe(Math.min(40, largest?.fiveStars.length ?? 0))
  expect(colours.filter((colour) => Object.values(PITY_COLOURS).includes(colour)).length).toBeGreaterThan(1)
})

test.each([1, 9])('SHOW-4 a history of %i pulls, none of five stars, has its months', async (pulls) => {
  const { rows } = readPng(await showPicture('genshin', figuresOf(pulls)))
  expect(rows.subarray(568 * (PICTURE.width + 1), 569 * (PICTURE.width + 1)).some((place) => place !== 0)).toBe(true)
})
