import { expect, test } from 'vitest'
import { testsOfWords } from './tests-of-words.mjs'

test('OPS-108 a word finds tests by their path, and by their titles', () => {
  const { unitFiles, hasJourneys } = testsOfWords(['Tests-of-Words'])
  expect(unitFiles).toEqual(['scripts/tests-of-words.test.ts'])
  expect(hasJourneys).toBe(false)
  expect(testsOfWords(['no input and no token makes']).unitFiles).toEqual([
    'apps/server/src/every-call/call-fuzz.test.ts',
  ])
})

test('OPS-108 several words find the tests of each', () => {
  const of = (...words: string[]) => testsOfWords(words).unitFiles
  expect(of('tonight', 'almanac').toSorted()).toEqual([...new Set([...of('tonight'), ...of('almanac')])].toSorted())
})

test('OPS-108 a word finds journeys, by their file or their title', () => {
  expect(testsOfWords(['tonight.test']).hasJourneys).toBe(true)
  expect(testsOfWords(['SHELL-30']).hasJourneys).toBe(true)
  expect('tonight.test.ts TON-2').toMatch(testsOfWords(['TONIGHT']).pattern)
})

test('OPS-108 signs in a word mean themselves', () => {
  expect(testsOfWords(['(C095)']).unitFiles).toContain('apps/server/src/every-call/call-fuzz.test.ts')
  expect(testsOfWords(['.*']).hasJourneys).toBe(false)
})
