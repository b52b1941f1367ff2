import { expect, test } from 'vitest'
import { isStatus, type Marks, STATUSES, statusOf, withStatus } from './status.ts'

const marks: Marks = { a: 'done', b: 'starred' }

test('ACT-1 there are five marks, in the order of the menu', () => {
  expect(STATUSES).toEqual(['', 'done', 'in_progress', 'starred', 'cancelled'])
  expect(isStatus('finished')).toBe(false)
})

test('ACT-1 an activity without an entry has no mark, whatever its id', () => {
  expect(statusOf(marks, 'c')).toBe('')
  expect(statusOf(marks, 'constructor')).toBe('')
})

test('ACT-2 any mark may follow any other, and the empty one removes the entry', () => {
  for (const status of STATUSES) expect(statusOf(withStatus(marks, 'a', status), 'a')).toBe(status)
  expect(withStatus(marks, 'a', '')).toEqual({ b: 'starred' })
  expect(marks).toEqual({ a: 'done', b: 'starred' })
})
