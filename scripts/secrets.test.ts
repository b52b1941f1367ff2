import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './workspace.mjs'

/** What is made on this machine, or comes from the registry, in any folder … */
const MADE = new Set(['.cache', '.git', 'dist', 'node_modules', 'test-results'])
/** … and what the product keeps in the repository's folder, and is no part of it. */
const OWN = new Set(['data', '.env'])

/** Forms in which secrets are issued: private keys, and tokens that say whose they are. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bgithub_pat_[A-Za-z0-9_]{30,}/,
  /\bglpat-[\w-]{20,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
  /\bauthkey=[\w%+/=-]{100,}/,
]

test('SEC-7 (C117) no file holds a private key, a token of a known form or a key of a pull history', () => {
  const found = filesUnder('').filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'latin1')
    return SECRETS.some((secret) => secret.test(text))
  })
  expect(found).toEqual([])
})

test.each([
  ['a private key', '-----BEGIN EC PRIVATE ' + 'KEY-----'],
  ['a token of a repository', `ghp_${'a1'.repeat(18)}`],
  ['a key of the cloud', `AKIA${'A1'.repeat(8)}`],
  ['a signed token', `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.c`],
  ['a key of a pull history', `https://example.org/log?authkey=${'x%2B'.repeat(30)}`],
])('SEC-7 (C117) %s would be found', (_what, text) => {
  expect(SECRETS.some((secret) => secret.test(text))).toBe(true)
})

function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (MADE.has(entry.name) || OWN.has(file)) return []
    if (entry.isDirectory()) return filesUnder(file)
    return entry.isFile() ? [file] : []
  })
}
