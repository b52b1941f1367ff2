import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 16

/** 256 random bits that prove something to us; shown once and never stored. */
export function newToken(): string {
  return `eph_${randomBytes(TOKEN_BYTES).toString('base64url')}`
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
