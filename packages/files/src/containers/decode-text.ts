import { ContainerError } from './container-error.ts'

/** Whether a text is a word of the games or of their trackers, such as the name of an item. */
export type IsWord = (text: string) => boolean

/** What programs write that are older than Unicode, in the languages of the product. */
const CODE_PAGES = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-1252'] as const

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof CODE_PAGES)[number]

/** How much of a text is looked at to find its code page: thousands of names. */
const SAMPLE_BYTES = 256 * 1024
const HEAD_BYTES = 4096
/** UTF-16 has a NUL beside each digit and mark: far more than a text that was damaged. */
const LEAST_NULS = 1 / 8
/** What stands between words in JSON, tables and packed rows; no byte of it is part of a character of a code page. */
const BETWEEN_WORDS = /["\\,;:#_=\t\r\n]+/
const QUOTE = 0x22
const NEW_LINE = 0x0a

/**
 * The text of a file, in whatever coding it is: UTF-8 or UTF-16 with or without a mark and with NULs at its end, or the
 * code page in which it has most words. (DOC-30)
 *
 * @throws ContainerError for another coding, so that no replacement character stands for what the file said
 */
export function decodeText(bytes: Uint8Array, isWord: IsWord): string {
  const unicode = unicodeOf(bytes)
  const end = endOf(bytes)
  const own = bytes.subarray(0, unicode === 'utf-8' ? end : end + (end % 2))
  const text = decodedAs(unicode, own) ?? (unicode === 'utf-8' ? decodedAs(codePageOf(own, isWord), own) : null)
  if (text === null || (unicode !== 'utf-8' && text.includes('\0'))) throw new ContainerError('encoding_unknown')
  return text
}

/** The form of Unicode, if it is Unicode: by its mark, or by where the NULs stand. */
export function unicodeOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, Math.min(HEAD_BYTES, endOf(bytes)))
  const nuls = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  if (even + odd < Math.max(1, head.length * LEAST_NULS)) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Without the NULs to which some programs fill a file. */
function endOf(bytes: Uint8Array): number {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  return end
}

function decodedAs(encoding: Encoding | null, bytes: Uint8Array): string | null {
  if (encoding === null) return null
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // A TypeError: the bytes are no text in this coding.
    return null
  }
}

/** The only code page in which most words are known; `null`: there is none. */
function codePageOf(bytes: Uint8Array, isWord: IsWord): Encoding | null {
  const sample = sampleOf(bytes)
  let best: Encoding | null = null
  let most = 0
  for (const codePage of CODE_PAGES) {
    const words = wordsIn(new TextDecoder(codePage).decode(sample), isWord)
    if (words > most) [best, most] = [codePage, words]
    else if (words === most) best = null
  }
  return best
}

/** From the first line or text that is not plain ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  let start = bytes.findIndex((byte) => byte > 0x7f)
  while (start > 0 && bytes[start] !== QUOTE && bytes[start] !== NEW_LINE) start -= 1
  return bytes.subarray(Math.max(0, start), start + SAMPLE_BYTES)
}

/** How many different words of the games it has, beside those of plain ASCII. */
function wordsIn(text: string, isWord: IsWord): number {
  const parts = new Set(text.split(BETWEEN_WORDS).map((part) => part.trim()))
  return [...parts].filter((part) => /\P{ASCII}/u.test(part) && isWord(part)).length
}
