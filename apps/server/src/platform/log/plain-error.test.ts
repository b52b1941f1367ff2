import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explain, PlainError } from './plain-error.ts'

test('OPS-102 a disk that is full is reported in one sentence', () => {
  try {
    writeFileSync('/dev/full', 'x')
  } catch (error) {
    expect(explain(error)).toBe('It cannot go on: ENOSPC: no space left on device, write.')
  }
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  expect(explain(full)).toBe('It cannot go on: could not extend file: No space left on device.')
  expect(explain(new Error('Connection terminated unexpectedly'))).not.toContain('\n')
})

test('OPS-102 a fault of the program keeps its stack', () => {
  expect(explain(new PlainError('Plain.'))).toBe('Plain.')
  expect(explain(new TypeError('x is not a function'))).toContain('plain-error.test')
  expect(explain('text')).toBe('text')
})
