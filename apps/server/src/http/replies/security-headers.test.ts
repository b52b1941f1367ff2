import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { CODE_READER_POLICY, contentSecurityPolicy, FILE_READER_POLICY } from './security-headers.ts'

/** What the evaluator finds beyond hints at what hosts might hold: `script-src 'unsafe-inline'`. */
function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, value }) => `${directive} ${value ?? ''}`)
}

const ownHashes = { scripts: ['sha256-AAAA'], styles: ['sha256-BBBB'] }
const PLAIN = contentSecurityPolicy({ pictureHosts: ['pictures.example'], hasTurnstile: false, ownHashes })
/** Browsers that see a hash pass over `'unsafe-inline'`. */
const WITHOUT_HASHES = contentSecurityPolicy({
  pictureHosts: [],
  hasTurnstile: false,
  ownHashes: { scripts: [], styles: [] },
})
const WITH_TURNSTILE = contentSecurityPolicy({ pictureHosts: [], hasTurnstile: true, ownHashes })

test.each([
  ['the page', PLAIN],
  ['the page with Turnstile', WITH_TURNSTILE],
  ['the worker that reads codes', CODE_READER_POLICY],
  ['the worker that reads files', FILE_READER_POLICY],
])('API-17 (C104) an evaluator of policies finds no weakness in the one of %s', (_, policy) => {
  expect(weaknessesOf(policy)).toEqual([])
})

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["script-src 'self'", 'script-src *'],
  ["script-src 'self'", "script-src 'self' data:"],
  ["script-src 'self'", 'script-src https://www.google.com'],
  ["object-src 'none'", 'object-src *'],
])('API-17 (C104) the evaluator sees it where %s becomes %s', (own, weak) => {
  expect(WITHOUT_HASHES).toContain(own)
  expect(weaknessesOf(WITHOUT_HASHES.replace(own, weak))).not.toEqual([])
})
