/** The value of a cookie in a `Cookie` header; `null`: it is not there, or more than once. */
export function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '').split(';').flatMap((part) => {
    const [key, ...rest] = part.trim().split('=')
    return key === name ? [rest.join('=')] : []
  })
  return values.length === 1 ? (values[0] ?? null) : null
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  /** `Lax` where a browser brings it along when another site sends it here; unset: `Strict`. */
  readonly sameSite?: 'Strict' | 'Lax'
}

/** On https the browser holds the name to this host and to TLS. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** A `Set-Cookie` header that no script can read. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, sameSite = 'Strict', isHttps }: CookieOptions & { readonly isHttps: boolean },
): string {
  const parts = [`${cookieName(name, isHttps)}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly']
  return [...parts, `SameSite=${sameSite}`, ...(isHttps ? ['Secure'] : [])].join('; ')
}
