const KEY_BYTES = 32
const NONCE_BYTES = 12

/** Whether this browser can seal: it lets only pages of https, or of the device itself. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** 256 random bits, as base64url. */
export function newSealKey(): string {
  return base64urlOf(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
}

/**
 * Seals a text with AES-GCM: nonce and ciphertext, as base64url. (HAND-1)
 *
 * @param purpose has to be the same when the text is unsealed: what was sealed for one thing is no good for another
 */
export async function sealText(text: string, key: string, purpose: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const plain = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt(algorithm(nonce, purpose), await importKey(key, 'encrypt'), plain)
  return base64urlOf(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** @returns `null` for what was sealed with another key or for another purpose, or was changed on its way */
export async function unsealText(sealed: string, key: string, purpose: string): Promise<string | null> {
  try {
    const bytes = bytesOf(sealed)
    const nonce = bytes.slice(0, NONCE_BYTES)
    const imported = await importKey(key, 'decrypt')
    const plain = await crypto.subtle.decrypt(algorithm(nonce, purpose), imported, bytes.slice(NONCE_BYTES))
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    // The browser gives no reason, and none would help.
    return null
  }
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(purpose) }
}

function importKey(key: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, [usage])
}

function base64urlOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
