/** Printable ASCII without quotes, angle brackets and backslash: nothing else occurs in an official link. */
const CANDIDATE = /https:\/\/[!#-&(-;=?-[\]-_a-~]+/g

/** Punctuation of a sentence around the link. */
const TRAILING = /[),.;\]}]+$/

const FORM = /^https:\/\/([A-Za-z0-9.-]+)(?::443)?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/

/** One `https://` address in a pasted text, taken apart by our own strict grammar. */
export interface Candidate {
  /** In lower case; never with user information, a port other than 443 or a trailing dot. */
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
    const [, host = '', path = '/', query = '', fragment = ''] = FORM.exec(address.replace(TRAILING, '')) ?? []
    return host === '' || host.endsWith('.') ? [] : [{ host: host.toLowerCase(), path, query, fragment }]
  })
}
