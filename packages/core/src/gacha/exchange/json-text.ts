import { isJsonWithin, type JsonBounds } from '../../json/json-size.ts'

/** 200,000 rows have some twenty fields each. */
const MOST: JsonBounds = { depth: 64, names: 5_000_000, values: 5_000_000 }

/** Whether a text makes no more than the largest files of pulls; whatever makes more is not parsed. (DOC-25) */
export function isParsableJson(text: string): boolean {
  return isJsonWithin(text, MOST)
}

const NEXT_TOKEN = /"|\d{16,}/g

/**
 * Parses JSON without losing a digit: a whole number that does not fit a JavaScript number comes out as text, since some
 * tools write 19-digit ids without quotes. `null` for what is no JSON. (UIGF-2)
 */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text.replace(/^\uFEFF/, '')))
  } catch {
    // SyntaxError for malformed text, RangeError for text nested beyond the stack: neither is a file of pulls.
    return null
  }
}

/** Steps from string to string, so that digits inside of them stay as they are. */
function quoteLongNumbers(text: string): string {
  const parts: string[] = []
  let done = 0
  for (let at = 0; ; ) {
    NEXT_TOKEN.lastIndex = at
    const token = NEXT_TOKEN.exec(text)
    if (!token) return parts.length === 0 ? text : parts.join('') + text.slice(done)

    const end = token.index + token[0].length
    if (token[0] === '"') {
      at = endOfString(text, end)
      continue
    }
    at = end
    if (isPartOfNumber(text[token.index - 1]) || isPartOfNumber(text[end])) continue
    parts.push(text.slice(done, token.index), '"', token[0], '"')
    done = end
  }
}

function isPartOfNumber(character: string | undefined): boolean {
  return character !== undefined && '+-.eE0123456789'.includes(character)
}

/** Behind the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}
