import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import type { HttpAnswer } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'

const { ask } = await startTestApp({ prepare: loadShippedCatalogue })

function bodyOf({ bytes, headers }: HttpAnswer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

test('API-10 callers of several encodings at once all get the whole of a new answer', async () => {
  const encodings = ['br', 'gzip', 'gzip, deflate', 'identity', 'br, gzip', 'gzip']
  const answers = await Promise.all(
    encodings.map((encoding) => ask('GET /api/events?lang=en', { headers: { 'accept-encoding': encoding } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(encodings.map(() => 200))
  expect(new Set(answers.map(bodyOf)).size).toBe(1)
  expect(JSON.parse(answers.map(bodyOf)[0] ?? '')).toMatchObject({ code: 200 })
})
