import { expect, test } from 'vitest'
import { pityText } from '#web/features/gacha/share/pity-text'

const WORDS = { exact: (count: number) => `${count}`, atLeast: (count: number) => `≥ ${count}` }

test('SHARE-1 a pity whose beginning is not known is printed as the least it can be', () => {
  expect(pityText({ count: 12, isAtLeast: true }, WORDS)).toBe('≥ 12')
  expect(pityText({ count: 12, isAtLeast: false }, WORDS)).toBe('12')
})
