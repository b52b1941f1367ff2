import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { expect, onTestFinished, test } from 'vitest'
import { digestsOf, fillAccounts } from '#server/testing/database/database-content'
import { createEmptyTestDatabase } from '#server/testing/database/test-database'
import { createDb, type Db } from '../client.ts'
import { migrate } from '../migrate.ts'
import { restore } from './restore.ts'
import { expiredSnapshots, takeSnapshot } from './snapshot.ts'

const NOW = instant(Date.UTC(2026, 10, 22, 4))

function nameAt(ageDays: number): string {
  return `${new Date(NOW - ageDays * DAY_MS).toISOString().slice(0, 10)}T040000Z.backup`
}

async function addAccount(db: Db): Promise<void> {
  await migrate(db)
  await db
    .insertInto('account')
    .values({ id: 'u_1', username: 'ada', username_key: 'ada', language: 'en', created_at: new Date(NOW) } as never)
    .execute()
}

test('OPS-88 a snapshot is restored into an empty database with every row', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-snapshot-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const [source, target] = [await createEmptyTestDatabase(), await createEmptyTestDatabase()]
  const [from, to] = [createDb(source), createDb(target)]
  await addAccount(from)
  await fillAccounts(from, 50)

  const { file, rows, removed } = await takeSnapshot({ address: source }, dataDir, NOW)

  expect(path.relative(dataDir, file)).toBe('snapshots/2026-11-22T040000Z.backup')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(removed).toEqual([])
  expect(await restore({ db: to, address: target }, file)).toBe(rows)
  expect(rows).toBe(53)
  const [before, after] = [await digestsOf(source), await digestsOf(target)]
  for (const table of ['account', 'gacha_pull', 'settings_slot']) expect(after.get(table)).toBe(before.get(table))
  await from.destroy()
  await to.destroy()
})

test('OPS-88 of daily snapshots of two months those of seven days and of four weeks stay', () => {
  const names = Array.from({ length: 60 }, (_, age) => nameAt(age))
  const expired = expiredSnapshots(names)
  const kept = names.filter((name) => !expired.includes(name))
  expect(kept.slice(0, 7)).toEqual(names.slice(0, 7))
  expect(kept.length).toBeGreaterThanOrEqual(9)
  expect(kept.length).toBeLessThanOrEqual(11)
  expect(names.indexOf(kept.at(-1) ?? '')).toBeGreaterThanOrEqual(15)
})

test('OPS-88 of several in one hour the newest stays, and those of other hours of the last day; the only one stays however old it is; nothing else is touched', () => {
  const [first, second] = ['2026-11-22T030000Z.backup', '2026-11-22T033000Z.backup']
  expect(expiredSnapshots([first, second])).toEqual([first])
  const hourly = Array.from(
    { length: 60 },
    (_, hours) => `${new Date(NOW - hours * HOUR_MS).toISOString().slice(0, 13)}0000Z.backup`,
  )
  expect(expiredSnapshots(hourly)).toEqual(hourly.slice(24).filter((name) => !name.includes('T23')))
  expect(expiredSnapshots([nameAt(400)])).toEqual([])
  expect(expiredSnapshots([second, 'mine.backup', 'notes.txt', `${nameAt(90)}.part`])).toEqual([])
})

test('OPS-88 a clock that is a year ahead, or a month without the timer, removes none of the days that have a snapshot', () => {
  const older = Array.from({ length: 6 }, (_, age) => nameAt(40 + age))
  expect(expiredSnapshots([nameAt(0), ...older])).toEqual([])
  expect(expiredSnapshots([nameAt(-365), ...older])).toEqual([])
})

test('OPS-88 what a killed snapshot left is removed after a day, and an empty database is refused', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-snapshot-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const address = await createEmptyTestDatabase()
  await expect(takeSnapshot({ address }, dataDir, NOW)).rejects.toThrow(/is empty/)
  expect(readdirSync(path.join(dataDir, 'snapshots'))).toEqual([])

  const db = createDb(address)
  await addAccount(db)
  await db.destroy()
  const unfinished = '2026-11-22T030000Z.backup.part'
  for (const name of [unfinished, `${nameAt(2)}.part`]) writeFileSync(path.join(dataDir, 'snapshots', name), '')
  await takeSnapshot({ address }, dataDir, NOW)
  expect(readdirSync(path.join(dataDir, 'snapshots')).sort()).toEqual([unfinished, nameAt(0)].sort())
})

test('OPS-88 a snapshot that fails removes none of the older ones', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-snapshot-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const address = await createEmptyTestDatabase()
  const db = createDb(address)
  await addAccount(db)
  await db.destroy()
  await takeSnapshot({ address }, dataDir, instant(NOW - 90 * DAY_MS))
  writeFileSync(path.join(dataDir, 'snapshots', nameAt(91)), '')

  const nowhere = { host: '/nowhere', port: 5432, user: 'ephemeris', database: 'postgres' }
  await expect(takeSnapshot({ address: nowhere }, dataDir, NOW)).rejects.toThrow()

  expect(readdirSync(path.join(dataDir, 'snapshots')).sort()).toEqual([nameAt(91), nameAt(90)])
})
