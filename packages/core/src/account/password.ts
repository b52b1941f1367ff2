export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 256

/** In characters as a reader counts them, not in units of storage. */
export function passwordLength(password: string): number {
  return [...password].length
}
