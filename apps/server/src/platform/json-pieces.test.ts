import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonList, jsonPieces } from './json-pieces.ts'

async function textOf(value: unknown): Promise<string> {
  let text = ''
  for await (const piece of jsonPieces(value)) text += piece
  return text
}

async function* partsOf(parts: readonly (readonly unknown[])[]) {
  yield* parts
}

test('API-35 in pieces a document is what it is whole, however its lists are cut', async () => {
  const lists = fc.array(fc.array(fc.jsonValue(), { maxLength: 3 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), lists, async (value, parts) => {
      const pieces = await textOf({ value, inner: [{ list: new JsonList(partsOf(parts)) }], left: undefined })
      expect(pieces).toBe(JSON.stringify({ value, inner: [{ list: parts.flat() }] }))
    }),
  )
  expect(await textOf({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
})
