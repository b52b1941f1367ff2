import { normalForm } from '../language/normal-form.ts'

/** Characters that look like others, each with what it is taken for; from the Unicode confusables and by eye. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[0øọơ]/g, 'o'],
  [/[1iıł|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/đ/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/-/g, '_'],
  [/[ー一]/g, '_'],
  [/ニ/g, '二'],
  [/ハ/g, '八'],
  [/カ/g, '力'],
  [/ロ/g, '口'],
  [/エ/g, '工'],
  [/タ/g, '夕'],
  [/ト/g, '卜'],
  [/ミ/g, '三'],
  [/オ/g, '才'],
  [/ヘ/g, 'へ'],
  [/リ/g, 'り'],
]

/**
 * Digits, `_`, `-`, the scripts of Chinese, Japanese and Korean, of Hangul the letters of today, and of Latin those of
 * living alphabets: those with marks, and some without. Phonetic letters look like others.
 */
const ALLOWED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}가-힣\u1100-\u1112\u1161-\u1175\u11a8-\u11c2\p{Script=Bopomofo}a-z0-9_\u30fcøđłæœßıħŧþð-]*$/u
/** Radicals are symbols that look like the letters that contain them. */
const INVISIBLE_OR_SYMBOL = /[\p{Default_Ignorable_Code_Point}\p{S}]/u

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
  const username = normalForm('NFKC', typed).trim()
  const { length } = [...username]
  if (INVISIBLE_OR_SYMBOL.test(username) || !ALLOWED.test(withoutMarks(username))) return { fault: 'characters' }
  if (length < MIN_LENGTH) return { fault: 'too short' }
  if (length > MAX_LENGTH) return { fault: 'too long' }
  return isReserved(username) ? { fault: 'reserved' } : { username }
}

export function isReserved(username: string): boolean {
  return RESERVED.has(foldConfusables(username))
}

/** What a user is found by, the same for names that look much alike: two users never have the same key. (ACC-1) */
export function usernameKey(username: string): string {
  return foldConfusables(username)
}

/** A text in which characters that look alike are the same: `Adm1n` and `admin`, `André` and `Andre`. */
function foldConfusables(text: string): string {
  return LOOKALIKES.reduce((folded, [pattern, like]) => folded.replace(pattern, like), withoutMarks(text))
}

function withoutMarks(text: string): string {
  return normalForm('NFC', normalForm('NFKD', text).replace(/[\u0300-\u036f]/g, '')).toLowerCase()
}
