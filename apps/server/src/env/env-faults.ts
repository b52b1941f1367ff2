/** What the environment holds, before it is read. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Each is worth nothing without the others of its row. */
const TOGETHER: readonly (readonly string[])[] = [
  ['QQ_CLIENT_ID', 'QQ_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** Variables that are worth nothing without another one. (OPS-3) */
export function pairFaults(given: Variables): string[] {
  const needs: readonly (readonly [boolean, string])[] = [
    [given.SMTP_URL !== undefined, 'MAIL_FROM'],
    [given.CHALLENGE === 'turnstile', 'TURNSTILE_SITE_KEY'],
    [given.CHALLENGE === 'turnstile', 'TURNSTILE_SECRET_KEY'],
    [given.OIDC_NAME !== undefined, 'OIDC_ISSUER'],
    ...TOGETHER.flatMap((names) => {
      const isGiven = names.some((name) => given[name] !== undefined)
      return names.map((name) => [isGiven, name] as const)
    }),
  ]
  const missing = needs.filter(([isNeeded, name]) => isNeeded && given[name] === undefined).map(([, name]) => name)
  return [
    ...[...new Set(missing)].map((name) => `${name}: is missing beside what needs it`),
    ...(isOwnMirror(given) ? ['CATALOGUE_SOURCES: names this instance itself, see PUBLIC_URL'] : []),
  ]
}

function isOwnMirror({ CATALOGUE_SOURCES: sources = '', PUBLIC_URL: own = '' }: Variables): boolean {
  const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : null)
  return URL.canParse(own) && sources.split(',').some((text) => originOf(text.trim()) === originOf(own))
}

/** The provider's own keys for tests, which accept anything. */
const TURNSTILE_TEST_KEY = /^[123]x0{20}/

/** Variables that production refuses, at these values. */
const TEST_SWITCHES: readonly { name: string; values: RegExp }[] = [
  { name: 'EPHEMERIS_CLOCK', values: /./ },
  { name: 'EPHEMERIS_DEMO', values: /^1$/ },
  { name: 'EPHEMERIS_UPSTREAMS', values: /./ },
  { name: 'EPHEMERIS_PAGE_PAUSE_MS', values: /./ },
  { name: 'RESET_TOKEN_IN_RESPONSE', values: /^1$/ },
  { name: 'CHALLENGE', values: /^off$/ },
  { name: 'TURNSTILE_SITE_KEY', values: TURNSTILE_TEST_KEY },
  { name: 'TURNSTILE_SECRET_KEY', values: TURNSTILE_TEST_KEY },
]

/** Switches for demonstrations and tests, and plain http or an unknown address for others than this machine, never reach users. (OPS-4) */
export function productionFaults(given: Variables): string[] {
  const faults = TEST_SWITCHES.filter(({ name, values }) => values.test(given[name] ?? '')).map(
    ({ name }) => `${name}: not permitted with EPHEMERIS_ENV=production`,
  )
  for (const [name, loss] of BY_HTTPS) {
    const address = given[name]
    if (address === undefined || !isOpenHttp(address)) continue
    const isPrivate = isAtHome(new URL(address).hostname)
    if (isPrivate && given.ALLOW_HTTP === '1') continue
    faults.push(`${name}: ${NO_HTTP}${isPrivate ? `; ALLOW_HTTP=1 permits http in a private network${loss}` : ''}`)
  }
  if (given.PUBLIC_URL === undefined && given.HOST !== undefined && !isThisMachine(given.HOST)) {
    faults.push('PUBLIC_URL: is missing, and others than this machine can reach HOST with EPHEMERIS_ENV=production')
  }
  if (given.PUBLIC_URL === undefined && Number(given.TRUST_PROXY ?? 0) > 0) {
    faults.push(
      'PUBLIC_URL: is missing, and TRUST_PROXY says that others come by a proxy with EPHEMERIS_ENV=production',
    )
  }
  return faults
}

const NO_HTTP = 'must be https with EPHEMERIS_ENV=production, unless its host is this machine'

/** Addresses, and what is lost where they are of http. */
const BY_HTTPS = [
  ['PUBLIC_URL', ', where push, installation and the camera then do not work'],
  ['OIDC_ISSUER', ''],
] as const

/** Addresses that no router passes on, and names that no public server of names knows. */
function isAtHome(host: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$|^\[f([cd]|e[89ab])[\da-f:]+\]$|^[a-z\d-]*[a-z][a-z\d-]*(\.(local|lan|home|internal|home\.arpa))?$/.test(
    host,
  )
}

function isOpenHttp(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !isThisMachine(hostname)
}

function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host)
}
