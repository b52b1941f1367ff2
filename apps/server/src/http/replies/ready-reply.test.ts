import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isKnown, readyReply } from './ready-reply.ts'

test('API-10 an encoding is made beside the event loop when it is first asked for, once, and is there from then on', async () => {
  const bytes = Buffer.from(JSON.stringify(Array.from({ length: 1000 }, (_, n) => ({ n }))))
  const ready = readyReply({ bytes, contentType: 'application/json', cacheControl: 'no-cache' })

  const first = ready.variant('br')
  expect(first).toBeInstanceOf(Promise)
  expect(ready.variant('br')).toBe(first)

  const made = await first
  expect(brotliDecompressSync(made.bytes)).toEqual(bytes)
  expect(ready.variant('br')).toBe(made)
  expect(ready.variant('identity')).not.toBeInstanceOf(Promise)
})

test('CAT-28 the event loop has turns while an answer is compressed', async () => {
  const bytes = Buffer.alloc(512 * 1024, 'pulls, banners and versions ')
  const ready = readyReply({ bytes, contentType: 'application/json', cacheControl: 'no-cache' })

  for (const encoding of ['br', 'gzip'] as const) {
    let hasYielded = false
    setImmediate(() => {
      hasYielded = true
    })
    await ready.variant(encoding)
    expect(hasYielded, encoding).toBe(true)
  }
})

test('API-36 an If-None-Match of more than 1,000 characters counts as absent', () => {
  expect(isKnown(`${','.repeat(997)}"a"`, '"a"')).toBe(true)
  expect(isKnown(`${','.repeat(998)}"a"`, '"a"')).toBe(false)
})
