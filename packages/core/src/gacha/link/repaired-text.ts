/** How the signs of a link are written in a page's source, in JSON, and by a program that escapes more than it must. */
const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/\\\//g, '/'],
  [/(?:&amp;|\\u0026|&#38;)/gi, '&'],
  [/\\u003d/gi, '='],
]
const ENCODED = /https%3a%2f%2f[\w%.~!*()-]+/gi
const BROKEN_LINES = /^[!#-&(-;=?-[\]-_a-~]+$/
const LINK = /https:\/\/[!#-&(-;=?-[\]-_a-~]+$/i

/**
 * The text in other readings, the likeliest first: with its escapes undone, and with the lines joined that a console
 * broke. (LINK-9)
 */
export function readingsOf(text: string): readonly string[] {
  const plain = ESCAPES.reduce((whole, [written, sign]) => whole.replaceAll(written, sign), text).replaceAll(
    ENCODED,
    decoded,
  )
  const { joined, isBroken } = joinedLines(plain)
  return [...new Set(isBroken ? [joined, text, plain] : [text, plain, joined])]
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // A stray percent sign: it is no address.
    return address
  }
}

/**
 * Lines of nothing but a link's characters belong to the link that ends the line before them. Such lines are surely
 * broken where they name a parameter, or where three and more are equally long.
 */
function joinedLines(text: string): { readonly joined: string; readonly isBroken: boolean } {
  const lines = text.split(/\r?\n/)
  const joined: string[] = []
  let isBroken = false
  let lengths: number[] = []
  for (const line of lines) {
    const rest = line.trim()
    const before = joined.at(-1)
    const isRest = before !== undefined && LINK.test(before) && BROKEN_LINES.test(rest) && !/^https:/i.test(rest)
    if (!isRest) {
      joined.push(line.trimEnd())
      lengths = [line.trimEnd().length]
      continue
    }
    joined[joined.length - 1] = before + rest
    lengths.push(rest.length)
    const full = lengths.slice(0, -1)
    isBroken ||= /(?:^|&)\w+=/.test(rest) || (full.length > 1 && new Set(full).size === 1)
  }
  return { joined: joined.join('\n'), isBroken }
}
