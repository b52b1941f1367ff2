import { expect, test } from 'vitest'
import { typedKey } from './typed-key.ts'

test.each([
  ['Latin', 't', 'KeyT', false, 't'],
  ['Caps Lock', 'T', 'KeyT', false, 't'],
  ['AZERTY', 'a', 'KeyQ', false, 'a'],
  ['Dvorak', 's', 'Semicolon', false, 's'],
  ['Hangul', 'ㅅ', 'KeyT', false, 't'],
  ['Hangul with Shift', 'ㅆ', 'KeyT', true, 't'],
  ['an input method', 'Process', 'KeyT', false, 't'],
  ['Cyrillic', 'е', 'KeyT', false, 't'],
  ['Greek', 'τ', 'KeyT', false, 't'],
  ['AZERTY without Shift', '&', 'Digit1', false, '1'],
  ['AZERTY with Shift', '1', 'Digit1', true, '1'],
  ['QWERTY with Shift', '!', 'Digit1', true, '!'],
  ['the number pad', '3', 'Numpad3', false, '3'],
  ['QWERTZ', '/', 'Digit7', true, '/'],
  ['QWERTZ', '-', 'Slash', false, '-'],
  ['Cyrillic', '.', 'Slash', false, '/'],
  ['Cyrillic', ',', 'Slash', true, '?'],
  ['Arabic', '؟', 'Slash', true, '?'],
  ['any', 'ArrowUp', 'ArrowUp', false, 'ArrowUp'],
  ['any', 'Escape', 'Escape', false, 'Escape'],
])('TL-27 with %s %s (%s, Shift %s) is %s', (_, key, code, shiftKey, typed) => {
  expect(typedKey({ key, code, shiftKey })).toBe(typed)
})
