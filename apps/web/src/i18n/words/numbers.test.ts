import { expect, test } from 'vitest'
import { oneDecimal } from '#web/i18n/words/numbers'

test.each([
  [0.375, '≈0.4'],
  [0.4, '0.4'],
  [1.5, '1.5'],
  [0.1 + 0.2, '0.3'],
])(
  'TON-2 a figure of %s pulls is %s: a rounded one says so, so that the rows may add up to another sum',
  (value, text) => {
    expect(oneDecimal(value, 'en')).toBe(text)
  },
)
