import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../log/plain-error.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals secrets that have to be stored for a while; the key is in a file beside the database, never in it. */
export interface Seal {
  /** Which key this process has: another's secrets cannot be opened here. */
  readonly keyId: string
  /** @param purpose what the secret belongs to; it opens for nothing else */
  close(secret: string, purpose: string): Buffer
  /** @throws if it was closed with another key, for another purpose, or changed since */
  open(sealed: Buffer, purpose: string): string
}

/** With the key of a folder, made when it is first asked for; only its owner may read it. (IMPORT-10) */
export function createSeal(folder: string): Seal {
  const key = loadKey(folder)
  return {
    keyId: createHash('sha256').update(key).digest('hex').slice(0, 12),
    close: (secret, purpose) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose))
      return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open: (sealed, purpose) => {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      const secret = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
      return Buffer.concat([decipher.update(secret), decipher.final()]).toString()
    },
  }
}

/** Of several processes that make one at once, all use the one that is there first, which is whole by then. */
function loadKey(folder: string): Buffer {
  const file = path.join(folder, 'import-key')
  const known = readKey(file)
  if (known) return known

  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file)
}

function readKey(file: string): Buffer | null {
  try {
    const key = readFileSync(file)
    if (key.length !== KEY_BYTES)
      throw new PlainError(`${file} holds no key; remove it, and running imports start anew`)
    return key
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
