/** What a code of a hand-off says: which one it is, and the key that only the two devices know. */
export interface HandoffCode {
  readonly handoffId: string
  /** 256 bits as base64url. */
  readonly key: string
}

export const HANDOFF_PATH = '/handoff'

const ID = /^[\w-]{16,64}$/
const KEY = /^[\w-]{43}$/

/** Whether a text has the form of a hand-off's id, or of the secret of the device that has made it. */
export function isHandoffId(text: string): boolean {
  return ID.test(text)
}

/**
 * The address in the picture. Both parts are in the fragment, which no browser sends: neither the server nor a log
 * ever sees the key. (HAND-1)
 */
export function handoffAddress(origin: string, { handoffId, key }: HandoffCode): string {
  return `${origin}${HANDOFF_PATH}#${handoffId}.${key}`
}

/** @param fragment with its `#`. @returns `null` for anything but the fragment of a code */
export function readHandoffFragment(fragment: string): HandoffCode | null {
  if (!fragment.startsWith('#')) return null
  const [handoffId = '', key = '', ...others] = fragment.slice(1).split('.')
  return others.length === 0 && isHandoffId(handoffId) && KEY.test(key) ? { handoffId, key } : null
}
