import { expect, test } from 'vitest'
import { activityId } from './activity-id.ts'
import { sha1 } from './sha1.ts'

test('CAT-16 the id of a fact never changes', () => {
  expect(activityId('genshin', 'spiral_abyss/2026-05-16')).toBe('87c0c486-01b7-59b1-80a8-d6eafaf3f1a5')
})

test('CAT-16 an id is a UUID of version 5, another for each fact and game', () => {
  const ids = [activityId('genshin', 'a'), activityId('genshin', 'b'), activityId('zenless', 'a')]
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test.each([
  ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
])('CAT-16 ids derive from the digest of RFC 3174: %j', (text, digest) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(Array.from(sha1(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(digest)
})

test('CAT-16 a name in another script is taken as UTF-8', () => {
  expect(activityId('wuthering', '鳴潮/100% é')).toBe('8b70ba14-e52c-5f35-b08a-ec42c8bee792')
})
