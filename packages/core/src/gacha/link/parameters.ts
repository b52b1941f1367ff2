/**
 * The parameters of a query string, decoded once. A `+` stays a plus: authkeys are pasted with raw `+`, `/` and `=`.
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

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // The only thing it throws is URIError, for a stray percent sign.
    return null
  }
}
