import { createHash } from 'node:crypto'
import type { Env } from '#server/env/env'

/** On every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const

/** Where users reach the site by https, browsers have to stay on it for a year. */
export function securityHeaders({
  publicUrl,
  hasHttpsSubdomains,
}: Pick<Env, 'publicUrl' | 'hasHttpsSubdomains'>): Readonly<Record<string, string>> {
  const year = `max-age=31536000${hasHttpsSubdomains ? '; includeSubDomains' : ''}`
  return { ...ALWAYS, ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': year }) }
}

/** Where the widget of the one kind of challenge comes from that is not our own. */
const TURNSTILE = 'https://challenges.cloudflare.com'

export interface PagePolicy {
  readonly pictureHosts: readonly string[]
  readonly hasTurnstile: boolean
  /** What the page itself holds, each by its hash: `sha256-…`. */
  readonly ownHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/** The policy of the page. (API-17) */
export function contentSecurityPolicy({ pictureHosts, hasTurnstile, ownHashes }: PagePolicy): string {
  const [scripts, styles] = [ownHashes.scripts.map(quoted), ownHashes.styles.map(quoted)]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(hasTurnstile ? [TURNSTILE] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    hasTurnstile ? `frame-src ${TURNSTILE}` : "frame-src 'none'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The policy of a page without a script, whose one style is `style`. (SHOW-3) */
export function plainPagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const own = ["default-src 'none'", `style-src 'sha256-${hash}'`, "img-src 'self'"]
  return [...own, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ')
}

function quoted(hash: string): string {
  return `'${hash}'`
}

/**
 * The policy of the worker that reads codes from pictures: it alone may compile a program that is no script, and it
 * knows no page. (API-17)
 */
export const CODE_READER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/**
 * The policy of the worker that reads files of pulls: it may compile the program that opens databases, and loads its
 * own parts alone. No request of it can carry a file away. (API-17, DOC-17)
 */
export const FILE_READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
