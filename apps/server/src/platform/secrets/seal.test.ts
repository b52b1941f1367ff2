import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSeal } from './seal.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-seal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'data')
}

test('IMPORT-10 (C078) what was sealed opens with the key of its folder, for its purpose, unchanged', () => {
  const folder = newFolder()
  const sealed = createSeal(folder).close('a secret 秘密', 'task 1')
  expect(sealed.toString('latin1')).not.toContain('secret')
  const again = createSeal(folder)
  expect(again.open(sealed, 'task 1')).toBe('a secret 秘密')
  expect(() => again.open(sealed, 'task 2')).toThrow()
  const forged = Buffer.from(sealed)
  forged[20] = (forged[20] ?? 0) ^ 1
  expect(() => again.open(forged, 'task 1')).toThrow()

  const other = createSeal(newFolder())
  expect(other.keyId).not.toBe(again.keyId)
  expect(() => other.open(sealed, 'task 1')).toThrow()
})

test('IMPORT-10 (C078) the key is its owner’s alone, and a broken one is reported, not replaced', () => {
  const folder = newFolder()
  createSeal(folder)
  const file = path.join(folder, 'import-key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, 'short')
  expect(() => createSeal(folder)).toThrow(/import-key holds no key/)
})
