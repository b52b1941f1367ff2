import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyTestDatabase } from '#server/testing/test-database'
import { createDb } from '../client.ts'
import { isMigrated, migrate } from '../migrate.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What text formats like to stumble over. */
const NASTY = ['a\tb\nc\rd\\e\\.', '\u2028\u2029', '繁體中文 🌟', '\\N', '"quoted", {braces}', '']

const source = await openEmpty()
beforeAll(async () => {
  await migrate(source.db)
  await source.db
    .insertInto('catalogue_activity')
    .values(
      NASTY.map((text) => ({
        id: randomUUID(),
        game_id: 'genshin',
        type: text,
        body: JSON.stringify({ text }),
        content_hash: text,
      })),
    )
    .execute()
})

async function openEmpty() {
  const address = await createEmptyTestDatabase()
  const db = createDb(address)
  afterAll(() => db.destroy())
  return { db, address }
}

function rowsOf({ db }: typeof source) {
  return db.selectFrom('catalogue_activity').selectAll().orderBy('id').execute()
}

test('OPS-27 a backup restores into an empty database with every row and every character', async () => {
  const file = path.join(folder, 'whole')
  const target = await openEmpty()

  expect(await backup(source, file)).toBe(NASTY.length)
  expect(await restore(target, file)).toBe(NASTY.length)

  expect(await rowsOf(target)).toEqual(await rowsOf(source))
  expect(await isMigrated(target.db)).toBe(true)
})

test('OPS-27 a backup never overwrites a file, and only its owner may read it', async () => {
  const file = path.join(folder, 'once')
  await backup(source, file)

  await expect(backup(source, file)).rejects.toThrow(/cannot be written.*EEXIST/)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('OPS-28 a torn backup changes nothing, and a whole one can follow', async () => {
  const whole = path.join(folder, 'untorn')
  const torn = path.join(folder, 'torn')
  await backup(source, whole)
  await backup(source, torn)
  truncateSync(torn, statSync(torn).size - 30)
  const target = await openEmpty()

  await expect(restore(target, torn)).rejects.toThrow('cannot be read')
  expect(await rowsOf(target)).toEqual([])
  await restore(target, whole)
  expect(await rowsOf(target)).toHaveLength(NASTY.length)
})

test('OPS-28 a database that holds something is never restored over', async () => {
  const file = path.join(folder, 'over')
  await backup(source, file)

  await expect(restore(source, file)).rejects.toThrow('in use')
})

test('OPS-28 a file that is no backup is refused in plain words', async () => {
  await expect(restore(source, import.meta.filename)).rejects.toThrow('cannot be read')
  await expect(restore(source, path.join(folder, 'missing'))).rejects.toThrow('cannot be read')
})
