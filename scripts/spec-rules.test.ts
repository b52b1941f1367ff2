import { expect, test } from 'vitest'
import { titlesIn } from './spec-rules.mjs'

// In two parts, so that these lines do not count as tests themselves.
const call = 'test'

const TITLES = [
  [`${call}('TL-1 plain', () => {})`, 'TL-1 plain'],
  [`${call}.each([[1, 'a']])('TL-2 each', () => {})`, 'TL-2 each'],
  [`${call}.for([[1, 'a']])('TL-3 for', () => {})`, 'TL-3 for'],
  [`${call}.for<string>(ROWS)('TL-4 typed', () => {})`, 'TL-4 typed'],
  [`${call}.only('TL-5 only', () => {})`, 'TL-5 only'],
  [`${call}.runIf(IS_ROOT)('TL-6 condition', () => {})`, 'TL-6 condition'],
]

test.each(TITLES)('OPS-41 the title in %s is %s', (source, title) => {
  expect(titlesIn(source)).toEqual([title])
})
