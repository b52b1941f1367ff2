import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSealKey, sealText, unsealText } from '#web/lib/outside/sealed-text'

test('HAND-1 what is sealed is unsealed with the same key for the same purpose, and never looks like itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const key = newSealKey()
      const sealed = await sealText(text, key, 'h_1')
      expect(sealed).toMatch(/^[\w-]+$/)
      expect(await unsealText(sealed, key, 'h_1')).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('HAND-1 with another key, for another purpose or with one character changed nothing comes out', async () => {
  const key = newSealKey()
  const sealed = await sealText('https://example.org/?authkey=secret', key, 'h_1')
  const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`
  expect(await unsealText(sealed, newSealKey(), 'h_1')).toBeNull()
  expect(await unsealText(sealed, key, 'h_2')).toBeNull()
  expect(await unsealText(changed, key, 'h_1')).toBeNull()
  for (const rubbish of ['', 'AAAA', '***']) expect(await unsealText(rubbish, key, 'h_1')).toBeNull()
})

test('HAND-1 the same text sealed twice is never the same, and a key has 256 bits', async () => {
  const key = newSealKey()
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await sealText('x', key, 'h_1')).not.toBe(await sealText('x', key, 'h_1'))
})

test('HAND-6 the longest link that is taken fits into what the server takes', async () => {
  const sealed = await sealText(JSON.stringify(['starrail', 'x'.repeat(8192)]), newSealKey(), 'h_1')
  expect(sealed.length).toBeLessThanOrEqual(12_000)
})
