import { expect, test } from 'vitest'
import { readParameters } from './parameters.ts'

test('LINK-3 a word without a value, or a value without a name, spoils no other parameter', () => {
  expect([...(readParameters('%zz&=1&a=b=c&d=') ?? [])]).toEqual([
    ['a', 'b=c'],
    ['d', ''],
  ])
  expect(readParameters('a=%zz')).toBeNull()
})
