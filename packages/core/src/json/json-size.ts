/** How much a JSON text makes, whatever it says. */
export interface JsonSize {
  /** Of brackets in brackets: 0 for a number, 1 for `[1]`, 2 for `[{}]`. */
  readonly depth: number
  /** Of all objects together, each time that one is written. */
  readonly names: number
  /** Objects and lists included: 3 for `[1, {}]`. */
  readonly values: number
}

/** The most that a text may make, each by itself. */
export type JsonBounds = JsonSize

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const COMMA = 0x2c
const COLON = 0x3a
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/**
 * Counts what JSON makes before it is parsed, in one pass and without recursion: `JSON.parse` builds all of it in one
 * call that nothing can end. Text that is no JSON is counted too, up to its fault as a parser would read it. (API-39)
 */
export class JsonMeter {
  #depth = 0
  #deepest = 0
  #names = 0
  /** Strings, words, objects and lists; a name is one of the strings. */
  #parts = 0
  #isInString = false
  #isEscaped = false
  #isInWord = false

  /** Takes the next part of the text: characters, or UTF-8. Parts may end anywhere. */
  add(text: string | Uint8Array): this {
    let depth = this.#depth
    let deepest = this.#deepest
    let names = this.#names
    let parts = this.#parts
    let isInString = this.#isInString
    let isEscaped = this.#isEscaped
    let isInWord = this.#isInWord

    for (let at = 0; at < text.length; at++) {
      const code = typeof text === 'string' ? text.charCodeAt(at) : (text[at] as number)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (code === QUOTE) isInString = false
        else if (code === BACKSLASH) isEscaped = true
        continue
      }
      if (code <= SPACE || code === COMMA) {
        isInWord = false
      } else if (code === QUOTE) {
        isInString = true
        isInWord = false
        parts++
      } else if (code === COLON) {
        isInWord = false
        names++
      } else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
        isInWord = false
        parts++
        depth++
        if (depth > deepest) deepest = depth
      } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) {
        isInWord = false
        depth--
      } else if (!isInWord) {
        isInWord = true
        parts++
      }
    }

    this.#depth = depth
    this.#deepest = deepest
    this.#names = names
    this.#parts = parts
    this.#isInString = isInString
    this.#isEscaped = isEscaped
    this.#isInWord = isInWord
    return this
  }

  get size(): JsonSize {
    return { depth: this.#deepest, names: this.#names, values: this.#parts - this.#names }
  }

  isWithin(bounds: JsonBounds): boolean {
    const { depth, names, values } = this.size
    return depth <= bounds.depth && names <= bounds.names && values <= bounds.values
  }
}

/** Whether a whole text, of characters or UTF-8, makes no more than that. */
export function isJsonWithin(text: string | Uint8Array, bounds: JsonBounds): boolean {
  return new JsonMeter().add(text).isWithin(bounds)
}
