import { expect, test } from 'vitest'
import { journeysOfChange, testsOfWords } from './tests-of-words.mjs'

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

test('OPS-114 a changed helper finds the journeys that import it, also through another one', () => {
  expect(journeysOfChange(['e2e/support/small-targets.ts'])?.source).toContain('touch-targets')
  const ofHelpers = journeysOfChange(['e2e/support/demo-clock.ts'])
  expect('home.test.ts HOME-10 tonight comes first').toMatch(ofHelpers ?? /^$/)
  expect(journeysOfChange(['e2e/touch-targets.test.ts'])?.source).not.toContain('home')
})

test('OPS-114 a changed source finds the journeys of the rules that it names, and of no longer number', () => {
  const pattern = journeysOfChange(['packages/core/src/tab-lock/tabs.test.ts']) ?? /^$/
  expect('tab-lock.test.ts LOCK-3 one of two tabs has the app').toMatch(pattern)
  expect('tab-lock.test.ts LOCK-399 another').not.toMatch(pattern)
})

test('OPS-114 a change that no journey imports and that names no rule finds none', () => {
  expect(journeysOfChange(['README.md', 'e2e/support/gone.ts'])).toBe(null)
})
