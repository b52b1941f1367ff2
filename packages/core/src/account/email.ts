import { normalForm } from '../language/normal-form.ts'

const MAX_LENGTH = 254

/** One `@`, a local part of ordinary characters, and a domain of at least two labels. */
const FORM =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/**
 * A mail address as typed, in the form in which it is stored and written to; `null` if it is none. (ACC-2)
 *
 * Full-width and similar characters are made plain before anything is checked, and once only: what has been
 * checked is what is used.
 */
export function parseEmail(typed: string): string | null {
  if (typed.length > 4 * MAX_LENGTH) return null
  const email = normalForm('NFKC', typed).replace(/^ +| +$/g, '')
  if (email.length > MAX_LENGTH || !FORM.test(email)) return null
  return /^\.|\.@|\.\./.test(email) ? null : email
}

/** The same for all spellings of an address that reach one mailbox as far as case goes. (ACC-2) */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** Whose mailboxes ignore dots, under either name. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The same for all addresses that most probably reach one mailbox: without the tag after a `+`, and without the dots
 * that Gmail ignores. For counting alone: whose address it is, only `emailKey` says. (ACC-12)
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [domain, whole] = [key.slice(at + 1), key.slice(0, at)]
  const tagged = whole.indexOf('+')
  // What begins with a tag has no other name.
  const name = tagged > 0 ? whole.slice(0, tagged) : whole
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** All but hidden: `a***@example.org`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}
