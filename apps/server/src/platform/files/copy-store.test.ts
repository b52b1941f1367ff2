import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createCopyStore } from './copy-store.ts'

function startFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'ephemeris-copies-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return path.join(parent, 'copies')
}

const LIMITS = { files: 3, bytes: 100, bytesPerFile: 50 }

test('ING-11 copies are bounded in number and bytes, and the oldest go first', async () => {
  const folder = startFolder()
  const copies = createCopyStore(folder, LIMITS)
  const names = () =>
    readdirSync(folder)
      .map((name) => name[0])
      .sort()
      .join('')
  for (const [age, name] of ['a', 'b', 'c', 'd'].entries()) {
    expect(await copies.keep(name, name.repeat(10))).toBe(true)
    const at = new Date(Date.UTC(2026, 0, 1 + age))
    for (const file of readdirSync(folder).filter((one) => one.startsWith(name)))
      utimesSync(path.join(folder, file), at, at)
  }
  expect(names()).toBe('bcd')
  await copies.keep('e', 'e'.repeat(50))
  await copies.keep('f', 'f'.repeat(45))
  expect(names()).toBe('ef')
  expect(await copies.keep('g', 'g'.repeat(51))).toBe(false)
  expect(names()).toBe('ef')
})

test('ING-11 no name leads out of the folder, and equal copies are one', async () => {
  const folder = startFolder()
  const copies = createCopyStore(folder, LIMITS)
  for (const name of ['../../etc/passwd', '/tmp/x', 'a\u0000b', '..']) await copies.keep(name, '{}')
  await copies.keep('..', '{}')
  expect(readdirSync(path.dirname(folder))).toEqual(['copies'])
  expect(readdirSync(folder).every((name) => /^[A-Za-z0-9_-]+-[0-9a-f]{12}\.json$/.test(name))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(3)
})

test('ING-11 several writers at once neither fail nor exceed the bounds', async () => {
  const folder = startFolder()
  const writers = Array.from({ length: 8 }, () => createCopyStore(folder, LIMITS))
  await Promise.all(
    writers.flatMap((copies, n) => [1, 2, 3].map((round) => copies.keep(`w${n}`, `text ${n} ${round}`))),
  )
  await writers[0]?.keep('last', 'last')
  expect(readdirSync(folder).length).toBeLessThanOrEqual(LIMITS.files)
})
