import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterRows,
  PAGE_SIZES,
  pageOf,
  type ShownPull,
  SORT_KEYS,
  sortRows,
} from '#web/features/gacha/records/shown-pulls'

interface RowParts {
  readonly number: number
  readonly time?: string
  readonly name?: string
  readonly rarity?: 3 | 4 | 5
  readonly pity?: number | null
  readonly type?: string
}

function row({
  number,
  time = '2026-05-20 12:00:00',
  name = 'Cool Steel',
  rarity = 3,
  pity = null,
  type = 'Weapon',
}: RowParts): ShownPull {
  const counted: CountedPull = {
    pull: {
      id: String(number),
      poolId: '301',
      time,
      itemId: '',
      name,
      itemType: type,
      rankType: String(rarity),
      count: '1',
      gachaId: '',
      order: 0,
    },
    rarity,
    number,
    pity,
    isPityAtLeast: false,
    outcome: null,
    isFlip: false,
    isByPoint: false,
    judgement: null,
    isAfterBreak: false,
  }
  return { counted, since: { count: 1, isAtLeast: false }, name, type }
}

const numbersOf = (rows: readonly ShownPull[]) => rows.map(({ counted }) => counted.number)

test('REC-1 by time the newest stands first; pulls of one second stand by number', () => {
  const rows = [row({ number: 1 }), row({ number: 2 }), row({ number: 3, time: '2026-05-20 12:00:01' })]
  expect(numbersOf(sortRows(rows, { key: 'time', isDescending: true }, 'en'))).toEqual([3, 2, 1])
  expect(numbersOf(sortRows(rows, { key: 'time', isDescending: false }, 'en'))).toEqual([1, 2, 3])
})

test('REC-1 what is equal in what is sorted by stands with the newest first', () => {
  const rows = [row({ number: 1, pity: 9 }), row({ number: 2, pity: 80 }), row({ number: 3, pity: 9 })]
  expect(numbersOf(sortRows(rows, { key: 'pity', isDescending: false }, 'en'))).toEqual([3, 1, 2])
  expect(numbersOf(sortRows(rows, { key: 'pity', isDescending: true }, 'en'))).toEqual([2, 3, 1])
})

test('REC-1 names and kinds stand in the order of the language', () => {
  const rows = [
    row({ number: 1, name: 'Zhongli' }),
    row({ number: 2, name: 'Émilie' }),
    row({ number: 3, name: 'Furina' }),
  ]
  expect(numbersOf(sortRows(rows, { key: 'name', isDescending: false }, 'fr'))).toEqual([2, 3, 1])
})

test('REC-1 no order loses or doubles a row', () => {
  const rows = fc.uniqueArray(
    fc.record({ number: fc.nat(), rarity: fc.constantFrom(3, 4, 5), pity: fc.option(fc.nat(90)) }),
    {
      selector: ({ number }) => number,
    },
  )
  fc.assert(
    fc.property(rows, fc.constantFrom(...SORT_KEYS), fc.boolean(), (parts, key, isDescending) => {
      const sorted = numbersOf(sortRows(parts.map(row), { key, isDescending }, 'en'))
      expect(sorted.toSorted((a, b) => a - b)).toEqual(parts.map(({ number }) => number).toSorted((a, b) => a - b))
    }),
  )
})

test('REC-2 the pages together are all rows, each once; beyond the end is the last page', () => {
  fc.assert(
    fc.property(fc.nat(250), fc.constantFrom(...PAGE_SIZES), (count, size) => {
      const rows = Array.from({ length: count }, (_, index) => row({ number: index + 1 }))
      const pages = Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, page) => pageOf(rows, page, size))
      expect(pages.flatMap((page) => numbersOf(page.rows))).toEqual(numbersOf(rows))
      expect(pages.map(({ isLast }) => isLast)).toEqual(pages.map((_, index) => index === pages.length - 1))
      expect(pageOf(rows, 1_000, size)).toEqual(pages.at(-1))
      for (const { rows: shown, first, last } of pages) {
        expect(shown.length === 0 ? [0, 0] : [shown[0]?.counted.number, shown.at(-1)?.counted.number]).toEqual([
          first,
          last,
        ])
      }
    }),
  )
})

test('REC-4 rows of the chosen rarities are found by every word of a part of their name, whatever case, accents and width', () => {
  const rows = [
    row({ number: 1, name: 'Émilie', rarity: 5 }),
    row({ number: 2, name: 'Sacrificial Sword', rarity: 4 }),
    row({ number: 3, name: 'Ｃool Steel' }),
  ]
  const found = (search: string, rarities: readonly (3 | 4 | 5)[] = [5, 4, 3]) =>
    numbersOf(filterRows(rows, { rarities, search }))
  expect(found('')).toEqual([1, 2, 3])
  expect(found('EMIL')).toEqual([1])
  expect(found('sword sacr')).toEqual([2])
  expect(found('cool')).toEqual([3])
  expect(found('', [5, 3])).toEqual([1, 3])
  expect(found('sword', [5])).toEqual([])
})
