import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readyReply } from './ready-reply.ts'

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
