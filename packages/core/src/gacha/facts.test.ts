import { expect, test } from 'vitest'
import { nameKey } from './facts.ts'

test('CAT-44 names are the same whatever the shape of their apostrophes and quotation marks', () => {
  expect(nameKey("Vœux événements d'arme")).toBe(nameKey('Vœux événements d’arme'))
  expect(nameKey('“Homa” ‘II’')).toBe(nameKey('"homa" \'ii\''))
  expect(nameKey('d’arme')).not.toBe(nameKey('darme'))
})
