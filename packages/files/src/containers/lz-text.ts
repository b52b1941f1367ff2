import { ContainerError } from './container-error.ts'

/** Bits that a character carries above 32, so that all of them are printable. */
const BITS = 15
const FIRST_CHARACTER = 32

/**
 * Unpacks what lz-string packs as UTF-16. The library has no limit for its output, and a few kilobytes can unpack to
 * gigabytes. (DOC-8)
 *
 * @throws ContainerError
 */
export function unpackLzText(text: string, maxCharacters: number): string {
  const bits = new BitReader(text)
  const words: string[] = ['', '', '']
  const parts: string[] = []
  let total = 0
  let width = 3
  /** How many more words the width has room for. */
  let remaining = 4
  const add = (word: string) => {
    words.push(word)
    remaining -= 1
    if (remaining > 0) return
    remaining = 2 ** width
    width += 1
  }

  const literal = (code: number) => String.fromCharCode(bits.read(code === 0 ? 8 : 16))
  const first = bits.read(2)
  if (first === 2) return ''
  if (first > 2) throw new ContainerError('damaged')
  let before = literal(first)
  words.push(before)
  parts.push(before)
  for (;;) {
    let code = bits.read(width)
    if (code === 2) return parts.join('')
    if (code < 2) {
      add(literal(code))
      code = words.length - 1
    }
    const word = code === words.length ? before + before.charAt(0) : words[code]
    if (word === undefined || word === '') throw new ContainerError('damaged')
    total += word.length
    if (total > maxCharacters) throw new ContainerError('too_large_inside')
    parts.push(word)
    add(before + word.charAt(0))
    before = word
  }
}

class BitReader {
  readonly #text: string
  #at = 0
  #left = BITS

  constructor(text: string) {
    this.#text = text
  }

  /** The lowest bit comes first. */
  read(count: number): number {
    let value = 0
    for (let place = 0; place < count; place += 1) {
      if (this.#at >= this.#text.length) throw new ContainerError('damaged')
      this.#left -= 1
      const bit = ((this.#text.charCodeAt(this.#at) - FIRST_CHARACTER) >> this.#left) & 1
      value += bit * 2 ** place
      if (this.#left > 0) continue
      this.#at += 1
      this.#left = BITS
    }
    return value
  }
}
