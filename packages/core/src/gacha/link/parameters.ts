/**
 * The parameters of a query string, decoded as often as they were encoded: no value of a link holds a percent sign of
 * its own. A `+` stays a plus: authkeys are pasted with raw `+`, `/` and `=`.
 * `null` where a percent sign is not followed by an escape.
 */
export function readParameters(query: string): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>()
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const value = decode(at < 0 ? '' : pair.slice(at + 1))
    if (value === null) return null
    if (at > 0) parameters.set(pair.slice(0, at), value)
  }
  return parameters
}

const MOST_TIMES = 4

function decode(text: string): string | null {
  try {
    let decoded = decodeURIComponent(text)
    for (let times = 1; times < MOST_TIMES && /%[\da-f]{2}/i.test(decoded); times += 1) {
      decoded = decodeURIComponent(decoded)
    }
    return decoded
  } catch {
    // The only thing it throws is URIError, for a stray percent sign.
    return null
  }
}
