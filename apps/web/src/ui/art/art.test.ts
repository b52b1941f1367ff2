import fc from 'fast-check'
import { expect, test } from 'vitest'
import { art } from '#web/ui/art/art'
import { KINDS } from '#web/ui/art/motif'

const GAMES = ['genshin', 'starrail', 'zenless', 'wuthering', 'unknown']
const MOTIFS = GAMES.flatMap((game) => [...KINDS, 'unknown'].map((type) => ({ game, type })))
const BAR = { widthPx: 150, heightPx: 32, unitPx: 14 }

test.each(MOTIFS)('ART-1 the same activity always gives the same picture: $game $type', (motif) => {
  const first = JSON.stringify(art({ ...motif, id: 'a', ...BAR }))
  for (let i = 0; i < 400; i++) art({ ...motif, id: `other ${i}`, ...BAR })

  expect(JSON.stringify(art({ ...motif, id: 'a', ...BAR }))).toBe(first)
})

test.each(MOTIFS)('ART-2 different activities wear different pictures: $game $type', (motif) => {
  const pictures = Array.from({ length: 50 }, (_, i) => JSON.stringify(art({ ...motif, id: `id ${i}`, ...BAR })))

  expect(new Set(pictures).size).toBe(50)
})

test.each(MOTIFS)('ART-3 a picture of a bar is under 3 KB, in few strokes: $game $type', (motif) => {
  for (let i = 0; i < 100; i++) {
    const strokes = art({ ...motif, id: `id ${i}`, ...BAR })
    expect(JSON.stringify(strokes).length).toBeLessThan(3000)
    expect(strokes.length).toBeLessThanOrEqual(10)
  }
})

test.each(MOTIFS)('ART-4 every number is finite, in path data to one decimal at most: $game $type', (motif) => {
  const sizes = fc.record({ widthPx: fc.double(within(20, 1400)), heightPx: fc.double(within(20, 400)) })
  fc.assert(
    fc.property(fc.string(), sizes, fc.double(within(0.3, 0.6)), (id, size, share) => {
      const strokes = art({ ...motif, id, ...size, unitPx: size.heightPx * share })
      for (const { d, opacity, widthPx = 1 } of strokes) {
        expect(d).toMatch(/^M[\d.\s\-MLHVhvCcSsAaZ]+$/)
        expect(d).not.toMatch(/\.\d\d|\.(?!\d)/)
        expect(opacity).toBeGreaterThanOrEqual(0.04)
        expect(opacity).toBeLessThanOrEqual(0.9)
        expect(String(widthPx)).toMatch(/^\d+(\.\d)?$/)
        expect(String(opacity)).toMatch(/^0\.\d{1,2}$/)
      }
    }),
    { numRuns: 60 },
  )
})

test.each(MOTIFS)('ART-5 no two strokes of a picture are equal, so each has a key of its own: $game $type', (motif) => {
  for (let i = 0; i < 100; i++) {
    const data = art({ ...motif, id: `id ${i}`, widthPx: 650, heightPx: 188, unitPx: 85 }).map(({ d }) => d)
    expect(new Set(data).size).toBe(data.length)
  }
})

function within(min: number, max: number) {
  return { min, max, noNaN: true }
}
