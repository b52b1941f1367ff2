import { expect, test } from 'vitest'
import { pityGrade } from './pity-grade.ts'

test.each([
  [1, '35'],
  [35, '35'],
  [36, '45'],
  [55, '55'],
  [60, '60'],
  [61, '65'],
  [70, '70'],
  [75, '75'],
  [76, 'max'],
  [90, 'max'],
])('REC-3 a 5-star after %i pulls stands on step %s', (pity, grade) => {
  expect(pityGrade(5, pity, false)).toBe(grade)
})

test.each([
  [5, '4-5'],
  [6, '4-8'],
  [9, '4-9'],
  [10, '4-max'],
])('REC-3 a 4-star after %i pulls stands on step %s', (pity, grade) => {
  expect(pityGrade(4, pity, false)).toBe(grade)
})

test('REC-3 a 3-star stands on none', () => {
  expect(pityGrade(3, 1, false)).toBeNull()
})

test('REC-3 what costs at least so much stands on the last step or on none', () => {
  expect([pityGrade(5, 3, true), pityGrade(5, 75, true), pityGrade(5, 76, true)]).toEqual([null, null, 'max'])
  expect([pityGrade(4, 9, true), pityGrade(4, 10, true)]).toEqual([null, '4-max'])
})
