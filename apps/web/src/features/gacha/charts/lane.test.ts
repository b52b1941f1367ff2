import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { indexFacts } from '@ephemeris/core/gacha/facts'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import { instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  laneOf,
  MARGIN_PX,
  MONTH_PX,
  NAME_LEVELS,
  STAR_PX,
  STEP_PX,
  textWidthPx,
} from '#web/features/gacha/charts/lane'

const server = utcOffset(480)
const index = indexFacts('genshin', GACHA_FACTS.genshin)
const pulls = syntheticPulls({
  index,
  server,
  seed: 'lane',
  from: instant(Date.UTC(2024, 0, 1)),
  to: instant(Date.UTC(2026, 4, 19)),
  pulls: 4_000,
})
const counted = countPulls(pulls, { index, server }).get('301')?.pulls ?? []
const nameOf = (itemId: string) => index.items.get(itemId)?.name.en ?? ''
const lane = laneOf(counted, { index, server, poolId: '301', nameOf })

test('CHART-4 the lane has the 5-stars of the twelve months that end with the newest pull, from left to right', () => {
  expect(lane.months).toHaveLength(12)
  expect(lane.widthPx).toBeGreaterThanOrEqual(12 * MONTH_PX)
  const last = counted.at(-1)?.pull.time.slice(0, 7)
  expect(lane.months.at(-1)?.month).toBe(last)

  const since = `${lane.months[0]?.month}-01 00:00:00`
  const expected = counted.filter(({ rarity, pull }) => rarity === 5 && pull.time >= since)
  expect(lane.stars.map((star) => star.counted.pull.id)).toEqual(expected.map(({ pull }) => pull.id))
  expect(lane.stars.every(({ x }, at) => x >= (lane.stars[at - 1]?.x ?? 0) && x <= lane.widthPx)).toBe(true)
})

test('CHART-4 names on one level never touch each other', () => {
  for (let level = 0; level < NAME_LEVELS; level += 1) {
    const row = lane.stars.filter((star) => star.level === level)
    for (const [at, star] of row.slice(1).entries()) {
      const left = row[at]
      const end = (left?.nameX ?? 0) + textWidthPx(left?.name ?? '') / 2
      expect(star.nameX - textWidthPx(star.name) / 2).toBeGreaterThan(end)
    }
  }
})

test('CHART-5 no star hides another or its cost, however many come together, and each stays as near as that allows', () => {
  const [first] = counted.filter(({ rarity }) => rarity === 5)
  if (!first) throw new Error('the sample has 5-stars')
  const days = fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 11 }), (drawn, month) => {
      const ofMonth = drawn
        .toSorted((one, other) => one - other)
        .map((day) => {
          const time = `${lane.months[month]?.month}-${String(day).padStart(2, '0')} 12:00:00`
          return { ...first, pull: { ...first.pull, time } }
        })
      const newest = { ...first, pull: { ...first.pull, time: `${lane.months.at(-1)?.month}-28 23:00:00` } }
      const { stars, widthPx } = laneOf([...ofMonth, newest], { index, server, poolId: '301', nameOf })
      expect(stars).toHaveLength(drawn.length + 1)
      for (const [at, { x }] of stars.entries()) {
        expect(x).toBeGreaterThanOrEqual((stars[at - 1]?.x ?? -STEP_PX) + STEP_PX - 0.001)
        expect(x).toBeLessThanOrEqual(widthPx)
      }
    }),
  )
})

test('CHART-5 every name stands above its star, or on the line that leads up from it', () => {
  const [first] = counted.filter(({ rarity }) => rarity === 5)
  const names = ['Yumemizuki Mizuki', 'Neuvillette']
  const month = lane.months.at(-2)?.month
  const two = names.flatMap((name, at) =>
    first
      ? [{ ...first, pull: { ...first.pull, itemId: name, time: `${month}-${at === 0 ? '08' : '20'} 00:00:00` } }]
      : [],
  )
  const newest = first ? [{ ...first, pull: { ...first.pull, time: `${lane.months.at(-1)?.month}-20 00:00:00` } }] : []
  const { stars } = laneOf([...two, ...newest], { index, server, poolId: '301', nameOf: (id) => id })
  expect(stars.slice(0, 2).map(({ level }) => level)).toEqual([0, 1])
  for (const { x, nameX, name, level } of [...stars, ...lane.stars]) {
    if (level === null) continue
    const halfPx = textWidthPx(name) / 2
    expect(Math.abs(nameX - x)).toBeLessThanOrEqual(halfPx + STAR_PX)
    // At either end of the picture a name moves in.
    const isInside = x > 100 && x < lane.widthPx - 100
    if (isInside) expect(Math.abs(nameX - x)).toBeLessThanOrEqual(level === 0 ? STAR_PX : halfPx)
  }
})

test('CHART-4 no name leaves the picture at either end', () => {
  const months = lane.months.map(({ month }) => month)
  const [first] = counted.filter(({ rarity }) => rarity === 5)
  const [oldest, newest] = [`${months[0]}-01 00:00:00`, `${months.at(-1)}-31 23:59:59`]
  const atEnds = [oldest, newest].flatMap((time) => (first ? [{ ...first, pull: { ...first.pull, time } }] : []))
  const { stars, widthPx } = laneOf(atEnds, { index, server, poolId: '301', nameOf: () => 'Somebody of a long name' })
  expect(stars.map(({ x }) => Math.round(x))).toEqual([0, widthPx])
  for (const { nameX, name, level } of stars) {
    expect(level).not.toBeNull()
    expect(nameX - textWidthPx(name) / 2).toBeGreaterThanOrEqual(-MARGIN_PX)
    expect(nameX + textWidthPx(name) / 2).toBeLessThanOrEqual(widthPx + MARGIN_PX)
  }
})

test('CHART-4 a featured 5-star stands on the banner that featured it; a banner is shown once', () => {
  const won = lane.stars.filter((star) => star.counted.outcome === 'won')
  expect(won.length).toBeGreaterThan(0)
  for (const { banner, name } of won) expect(banner).toContain(name)
  expect(new Set(lane.banners.map(({ key }) => key)).size).toBe(lane.banners.length)
})
