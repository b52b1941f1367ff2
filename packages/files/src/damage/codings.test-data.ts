import type { NamedLanguage } from '@ephemeris/core/language/language'

type Bytes = Uint8Array<ArrayBuffer>

/** The code pages that programs of a language write; those of one byte come last. */
export const CODE_PAGES: Readonly<Record<NamedLanguage, readonly string[]>> = {
  en: ['windows-1252'],
  fr: ['windows-1252'],
  'zh-Hans': ['gb18030', 'gbk'],
  'zh-Hant': ['big5', 'gb18030'],
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
}

const NUL = '\0'

/** Every way in which Unicode is written, with and without its mark, and with NULs at its end. */
export const UNICODE: Readonly<Record<string, (text: string) => Bytes>> = {
  'UTF-8 with a mark': (text) => utf8(`\uFEFF${text}`),
  'UTF-8 with NULs at its end': (text) => utf8(text + NUL.repeat(5)),
  'UTF-16 LE': (text) => utf16(text, true),
  'UTF-16 LE with a mark': (text) => utf16(`\uFEFF${text}`, true),
  'UTF-16 LE with NULs at its end': (text) => utf16(text + NUL.repeat(3), true),
  'UTF-16 BE': (text) => utf16(text, false),
  'UTF-16 BE with a mark': (text) => utf16(`\uFEFF${text}`, false),
  'UTF-16 BE with NULs at its end': (text) => utf16(text + NUL.repeat(3), false),
}

function utf8(text: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(text))
}

function utf16(text: string, isLittle: boolean): Bytes {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** The bytes of each character that a code page has in one or two bytes. */
function tableOf(codePage: string): ReadonlyMap<string, readonly number[]> {
  const kept = tables.get(codePage)
  if (kept) return kept
  const decoder = new TextDecoder(codePage)
  const table = new Map<string, readonly number[]>()
  const add = (...bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) add(byte)
  for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail)
  tables.set(codePage, table)
  return table
}

/** The text in a code page; `null` if it lacks a character. */
export function inCodePage(text: string, codePage: string): Bytes | null {
  const table = tableOf(codePage)
  const bytes: number[] = []
  for (const character of text) {
    const own = table.get(character)
    if (!own) return null
    bytes.push(...own)
  }
  return Uint8Array.from(bytes)
}
