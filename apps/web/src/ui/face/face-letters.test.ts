import { expect, test } from 'vitest'
import { faceLetters } from '#web/ui/face/face-letters'

test.each([
  ['Mornye', 'Mo'],
  ['Ruan Mei', 'RM'],
  ['The Herta', 'He'],
  ['Dan Heng • Imbibitor Lunae', 'DH'],
  ['Soldier 11', 'S1'],
  ['Topaz & Numby', 'TN'],
  ['March 7th', 'M7'],
  ['Rover: Spectro', 'RS'],
  ['Frostmoth’s Wing', 'FW'],
  ['Élise d’Or', 'ÉO'],
  ['Le Chevalier', 'Ch'],
  ['Ombre de la Nuit', 'ON'],
  ['X', 'X'],
  ['É', 'É'],
  ['Le', 'Le'],
  ['The', 'Th'],
  ['神里绫华', '神'],
  ['「公爵」', '公'],
  ['「11号」', '11'],
  ['魈', '魈'],
  ['ウェンティ', 'ウ'],
  ['카미사토 아야카', '카'],
  ['소', '소'],
  ['', '?'],
  ['…', '?'],
])('FACE-3 the letters of %s are %s', (name, letters) => {
  expect(faceLetters(name)).toBe(letters)
})

test('FACE-3 a decomposed accent stays on its letter', () => {
  expect(faceLetters('E\u0301lan')).toBe('Él')
})
