import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonWithin, JsonMeter, type JsonSize } from './json-size.ts'

/** The same of what `JSON.parse` made. */
function sizeOf(root: unknown): JsonSize {
  let size: JsonSize = { depth: 0, names: 0, values: 0 }
  const left = [{ value: root, depth: 0 }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, depth } = next
    const isTree = typeof value === 'object' && value !== null
    size = { ...size, depth: Math.max(size.depth, isTree ? depth + 1 : depth), values: size.values + 1 }
    if (!isTree) continue
    if (!Array.isArray(value)) size = { ...size, names: size.names + Object.keys(value).length }
    for (const part of Object.values(value)) left.push({ value: part, depth: depth + 1 })
  }
  return size
}

const measured = (text: string | Uint8Array) => new JsonMeter().add(text).size

const text = fc
  .tuple(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), fc.constantFrom('', ' ', '\t', '\n \r'))
  .map(([value, space]) => JSON.stringify(value, null, space))

/** Mostly no JSON. */
const likeJson = fc
  .array(fc.constantFrom(...'[]{}",:\\ \n1e-.tnull'.split(''), 'null', '""', '[]', '{}', '":'))
  .map((all) => all.join(''))

test('API-39 counts depth, names and values as JSON.parse makes them', () => {
  fc.assert(
    fc.property(text, (json) => {
      expect(measured(json)).toEqual(sizeOf(JSON.parse(json)))
      expect(measured(Buffer.from(json))).toEqual(measured(json))
    }),
  )
})

test('API-39 a text may come in parts that end anywhere', () => {
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (json, lengths) => {
      const meter = new JsonMeter()
      const bytes = Buffer.from(json)
      for (let at = 0; at < bytes.length; ) {
        const end = at + (lengths.next().value ?? 1)
        meter.add(bytes.subarray(at, end))
        at = end
      }
      expect(meter.size).toEqual(measured(json))
    }),
  )
})

test('API-39 never counts less than JSON.parse makes, and takes texts that are no JSON', () => {
  fc.assert(
    fc.property(likeJson, (json) => {
      const { depth, names, values } = measured(json)
      let made: JsonSize
      try {
        made = sizeOf(JSON.parse(json))
      } catch {
        return
      }
      expect(depth).toBe(made.depth)
      expect(names).toBeGreaterThanOrEqual(made.names)
      expect(values).toBeGreaterThanOrEqual(made.values)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['', { depth: 0, names: 0, values: 0 }],
  ['1', { depth: 0, names: 0, values: 1 }],
  ['[1, {}]', { depth: 2, names: 0, values: 3 }],
  ['{"a":{"a":"[{:,\\"]"},"a":[]}', { depth: 2, names: 3, values: 4 }],
  ['[[[', { depth: 3, names: 0, values: 3 }],
  [`${'['.repeat(2_000_000)}`, { depth: 2_000_000, names: 0, values: 2_000_000 }],
])('API-39 %#: what is in a text', (json, size) => {
  expect(measured(json)).toEqual(size)
})

test('API-39 each bound holds by itself', () => {
  const bounds = { depth: 2, names: 1, values: 3 }
  expect(isJsonWithin('[1,{}]', bounds)).toBe(true)
  expect(isJsonWithin('[[[]]]', bounds)).toBe(false)
  expect(isJsonWithin('{"a":1,"b":2}', bounds)).toBe(false)
  expect(isJsonWithin('[1,2,3]', bounds)).toBe(false)
})
