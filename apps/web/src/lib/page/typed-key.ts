/**
 * The key of a shortcut: its Latin letter in lower case, its digit or sign. Where a layout types another letter, or an
 * input method takes the key, the key's place on the keyboard counts; a digit needs no Shift on any layout. (TL-27)
 */
export function typedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return (/^[a-z]$/i.test(key) ? key : letter).toLowerCase()
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit && !shiftKey) return digit
  // Cyrillic layouts type a full stop and a comma with this key.
  if (code === 'Slash' && (/^[.,]$/.test(key) || /^[^\p{ASCII}]/u.test(key))) return shiftKey ? '?' : '/'
  return key.length === 1 ? key.toLowerCase() : key
}
