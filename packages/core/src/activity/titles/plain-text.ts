const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Upstream text without tags, its character references decoded once, white space folded. The result is text, never
 * markup: a decoded `<b>` stays three characters. (ACT-10)
 */
export function plainText(html: string): string {
  return html
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, decodeReference)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

function decodeReference(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return isCharacter(code) ? String.fromCodePoint(code) : whole
}

/** Half a surrogate pair is none. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
}
