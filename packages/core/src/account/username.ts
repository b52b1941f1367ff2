import { foldConfusables } from './confusables.ts'

/** Letters of the Latin script, digits, `_`, `-`, and the scripts of Chinese, Japanese and Korean. */
const ALLOWED =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}0-9_\u30fc-]*$/u

const MIN_LENGTH = 3
const MAX_LENGTH = 32

/** Names that belong to the product or its operators. */
const RESERVED = new Set(
  [
    'admin',
    'administrator',
    'anonymous',
    'api',
    'ephemeris',
    'guest',
    'help',
    'info',
    'mail',
    'moderator',
    'mod',
    'null',
    'official',
    'operator',
    'owner',
    'postmaster',
    'root',
    'security',
    'server',
    'settings',
    'staff',
    'support',
    'system',
    'undefined',
    'user',
    'webmaster',
    '管理员',
    '管理員',
    '管理者',
    '관리자',
    '官方',
    '公式',
    '客服',
  ].map(foldConfusables),
)

export type UsernameFault = 'too short' | 'too long' | 'characters' | 'reserved'

/** The name in the form in which it is stored, or why it is none. (ACC-1) */
export function parseUsername(typed: string): { readonly username: string } | { readonly fault: UsernameFault } {
  if (typed.length > 4 * MAX_LENGTH) return { fault: 'too long' }
  const username = typed.normalize('NFKC').trim()
  const { length } = [...username]
  if (!ALLOWED.test(username)) return { fault: 'characters' }
  if (length < MIN_LENGTH) return { fault: 'too short' }
  if (length > MAX_LENGTH) return { fault: 'too long' }
  return RESERVED.has(foldConfusables(username)) ? { fault: 'reserved' } : { username }
}

/** The same for all names that look alike: two users never have the same key. (ACC-1) */
export function usernameKey(username: string): string {
  return foldConfusables(username)
}
