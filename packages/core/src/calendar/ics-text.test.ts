import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, foldLine } from './ics-text.ts'

/** Plain, accented, Chinese, Korean, and characters of four octets. */
const LETTERS = [...'aZ;,\\ é–“”原神スターレイル명조🎐𠮷👩‍🚀']

test('FEED-4 a line is folded at 75 octets at most, and no character is split', () => {
  const line = fc.array(fc.constantFrom(...LETTERS), { maxLength: 300 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(line, (text) => {
      const folded = foldLine(text)
      expect(folded.endsWith('\r\n')).toBe(true)
      const parts = folded.slice(0, -2).split('\r\n')
      for (const part of parts) {
        const bytes = new TextEncoder().encode(part)
        expect(bytes.length).toBeLessThanOrEqual(75)
        // A split character would be read as a replacement character.
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(part)
      }
      expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
      expect(folded.slice(0, -2).replaceAll('\r\n ', '')).toBe(text)
    }),
    { seed: 4 },
  )
})

test.each([
  [74, 1],
  [75, 1],
  [76, 2],
  [149, 2],
  [150, 3],
])('FEED-4 %i octets are %i lines', (octets, lines) => {
  expect(foldLine('x'.repeat(octets)).trimEnd().split('\r\n')).toHaveLength(lines)
})

test.each([
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
])('FEED-4 a line is full when the character %j does not fit into it', (character, octets) => {
  const width = 75 - octets
  expect(foldLine('x'.repeat(width) + character)).toBe(`${'x'.repeat(width)}${character}\r\n`)
  expect(foldLine('x'.repeat(width + 1) + character)).toBe(`${'x'.repeat(width + 1)}\r\n ${character}\r\n`)
})

test.each([
  ['a; b, c\\d', 'a\\; b\\, c\\\\d'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007 null\u0000 delete\u007f tab\t', 'bell null delete tab\t'],
  ['half \ud83c of a character', 'half  of a character'],
  ['BEGIN:VEVENT\r\nEND:VCALENDAR', 'BEGIN:VEVENT\\nEND:VCALENDAR'],
])('FEED-4 (C098) the text %j is written as %j', (text, written) => {
  expect(escapeText(text)).toBe(written)
})
