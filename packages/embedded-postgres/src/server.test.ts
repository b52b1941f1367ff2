import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launch, removeStaleFiles } from './server.ts'

function newCluster(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-server-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const cluster = path.join(dataDir, 'postgres')
  mkdirSync(cluster)
  return cluster
}

test('OPS-22 a server that is killed while it starts is not waited for', async () => {
  const cluster = newCluster()
  const programs = path.dirname(cluster)
  const program = path.join(programs, 'bin/postgres')
  mkdirSync(path.dirname(program))
  writeFileSync(program, '#!/bin/sh\necho killed now\nkill -9 $$\n')
  chmodSync(program, 0o755)

  expect(await launch(cluster, path.dirname(program), {})).toBe('killed now\n')
})

test('OPS-22 an empty file of a process id stays while a server may be writing it, and goes later', () => {
  const cluster = newCluster()
  const file = path.join(cluster, 'postmaster.pid')
  writeFileSync(file, '')

  removeStaleFiles(cluster)
  expect(existsSync(file)).toBe(true)

  utimesSync(file, 0, 0)
  removeStaleFiles(cluster)
  expect(existsSync(file)).toBe(false)
})
