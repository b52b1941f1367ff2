import { withSourcePlaces } from './source-places.ts'

const HIDDEN = '[redacted]'

/** Names of fields whose value is never written, whatever it is. */
const SECRET_NAME = /token|authkey|auth_key|password|secret|cookie|authorization|mail|database_?url|smtp_?url/i

/** What each of the patterns below needs: most texts, such as those of a request's line, have none of it. */
const SUSPICIOUS = /[@?]|eph_|bearer/i

// Bounds and excluded characters keep each pattern from reading a hostile text again from every place in it.
const MAIL_ADDRESS = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g
const QUERY_STRING = /\?[^\s"'<>=?]*=[^\s"'<>]*/g
const PASSWORD_IN_URL = /(\w{1,20}:\/\/)[^\s/@]+@/g
const PRODUCT_TOKEN = /\beph_[\w-]+/g
const BEARER = /\bBearer\s+\S+/gi

/** Enough for all names in our code; a name that came from outside does not stay for ever. */
const MAX_KNOWN_NAMES = 1000

/** Whether a name is secret, for names that were asked about before. */
const known = new Map<string, boolean>()

/** Adds fields to a line of the log without tokens, authkeys, passwords, mail addresses and query strings. (OPS-2) */
export function redactInto(line: Record<string, unknown>, fields: Readonly<Record<string, unknown>>) {
  for (const name of Object.keys(fields)) line[name] = isSecret(name) ? HIDDEN : redactValue(fields[name])
  return line
}

function isSecret(name: string): boolean {
  const verdict = known.get(name)
  if (verdict !== undefined) return verdict
  const found = SECRET_NAME.test(name)
  if (known.size >= MAX_KNOWN_NAMES) known.clear()
  known.set(name, found)
  return found
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Error) return describeError(value)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'object' && value !== null) return redactInto({}, { ...value })
  return value
}

function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error
  return {
    name,
    message: redactText(message),
    ...(stack && { stack: redactText(withSourcePlaces(stack)) }),
    ...(cause !== undefined && { cause: redactValue(cause) }),
  }
}

function redactText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text
  return text
    .replace(PASSWORD_IN_URL, `$1${HIDDEN}@`)
    .replace(QUERY_STRING, `?${HIDDEN}`)
    .replace(BEARER, HIDDEN)
    .replace(PRODUCT_TOKEN, HIDDEN)
    .replace(MAIL_ADDRESS, HIDDEN)
}
