/** Octets of a line at most, its end not counted. (RFC 5545, 3.1) */
const MAX_LINE_OCTETS = 75

/** Control characters but tab and line feed, and halves of characters: some calendars refuse a feed that holds one. */
const FORBIDDEN = /(?![\t\n])\p{Cc}|\p{Cs}/gu

/** The value of a TEXT property. (RFC 5545, 3.3.11) */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n')
}

/** A content line with its end, folded into lines of at most 75 octets of UTF-8; no character is split. (FEED-4) */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      // The space counts too.
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
