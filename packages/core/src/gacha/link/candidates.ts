/** Printable ASCII without quotes, angle brackets and backslash: nothing else occurs in an official link. */
const CANDIDATE = /https:\/\/[!#-&(-;=?-[\]-_a-~]+/gi

/** Of a sentence around the link. */
const PUNCTUATION = '),.;]}'

const FORM = /^https:\/\/([A-Za-z0-9.-]+)(?::443)?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/i

/** One `https://` address in a pasted text, taken apart by our own strict grammar. */
export interface Candidate {
  /** In lower case; never with user information or a port other than 443. */
  readonly host: string
  readonly path: string
  readonly query: string
  readonly fragment: string
}

/**
 * Every well-formed `https://` address in a text, in order. Each ends at the first white space, quote or character
 * outside ASCII; what does not fit the grammar (user information, ports, percent signs in the host) is left out. (LINK-2)
 */
export function candidatesIn(text: string): readonly Candidate[] {
  return Array.from(text.matchAll(CANDIDATE), ([address]) => address).flatMap((address) => {
    const [, host = '', path = '/', query = '', fragment = ''] = FORM.exec(withoutPunctuation(address)) ?? []
    return host === '' ? [] : [{ host: host.toLowerCase(), path, query, fragment }]
  })
}

/** From the end backwards: a pattern would try every run of brackets in a hostile text. */
function withoutPunctuation(address: string): string {
  let end = address.length
  while (PUNCTUATION.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}
