import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handoffAddress, readHandoffFragment } from './handoff-address.ts'

const ORIGIN = 'https://ephemeris.example'
const ID = 'h_0123456789abcdefghijAB'
const KEY = 'k'.repeat(43)

test('HAND-1 the key and the id stand in the fragment alone', () => {
  const address = new URL(handoffAddress(ORIGIN, { handoffId: ID, key: KEY }))
  expect(address.origin + address.pathname + address.search).toBe(`${ORIGIN}/handoff`)
  expect(address.hash).toBe(`#${ID}.${KEY}`)
})

test('HAND-1 what is written into a code is read from it', () => {
  const id = fc.stringMatching(/^[\w-]{16,64}$/)
  const key = fc.stringMatching(/^[\w-]{43}$/)
  fc.assert(
    fc.property(id, key, (handoffId, value) => {
      const code = { handoffId, key: value }
      expect(readHandoffFragment(new URL(handoffAddress(ORIGIN, code)).hash)).toEqual(code)
    }),
  )
})

test.each([
  '',
  '#',
  ID,
  `#${ID}`,
  `#${ID}.`,
  `#.${KEY}`,
  `#${ID}.${KEY}.x`,
  `#${ID}.${KEY}k`,
  `#short.${KEY}`,
  `#${ID}.${'%'.repeat(43)}`,
])('HAND-1 %j is the fragment of no code', (fragment) => {
  expect(readHandoffFragment(fragment)).toBeNull()
})
