import { expect, test } from 'vitest'
import { toldPity } from '#web/features/gacha/share/told-pity'

const WORDS = { exact: (count: number) => `${count}`, atLeast: (count: number) => `≥ ${count}` }

test('SHARE-1 a pity whose beginning is not known is printed as the least it can be', () => {
  expect(toldPity({ count: 12, isAtLeast: true }, WORDS)).toBe('≥ 12')
  expect(toldPity({ count: 12, isAtLeast: false }, WORDS)).toBe('12')
})
