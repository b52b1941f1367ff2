import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 16

/** 256 random bits that prove something to us; shown once and never stored. */
export function newToken(): string {
  return `eph_${randomBytes(TOKEN_BYTES).toString('base64url')}`
}

/**
 * A token that also names its user, so that what is stored of it is looked for among the rows of that user alone. The
 * name proves nothing: the whole token is hashed and compared. (OPS-83)
 */
export function newUserToken(userId: string): string {
  return `${newToken()}-${userId}`
}

const USER_TOKEN = /^eph_[\w-]{43}-([\w-]+)$/

/** Whom a token names; `null`: no user, since it was made by an earlier version or is none of ours. */
export function userNamedIn(token: string): string | null {
  return USER_TOKEN.exec(token)?.[1] ?? null
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether `token` is the one of which `hash` was stored. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  return timingSafeEqual(hash, hashToken(token))
}

/** An opaque id of 128 random bits: `u_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('base64url')}`
}

/** Without letters and digits that look like others. */
const WORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Something short to call a newcomer by; no secret. */
export function randomWord(): string {
  return Array.from(randomBytes(10), (byte) => WORD_LETTERS[byte % WORD_LETTERS.length]).join('')
}
