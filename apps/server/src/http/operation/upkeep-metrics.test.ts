import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { insertJob } from '#server/jobs/job.queries'
import { startTestApp } from '#server/testing/test-app'

/** The figures of a metric, by the value of its label. */
function figuresOf(text: string, metric: string): Readonly<Record<string, number>> {
  const lines = text.matchAll(new RegExp(`^${metric}\\{\\w+="([^"]*)"\\} (\\S+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, value = '', figure]) => [value, Number(figure)]))
}

test('OPS-93 the metrics show the disk, snapshots, waiting jobs and what has not failed yet', async () => {
  const { ask, deps } = await startTestApp()
  const before = (await ask('GET /metrics')).text
  const { free = 0, size = 0 } = figuresOf(before, 'data_disk_bytes')
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free)
  expect(figuresOf(before, 'snapshot_timestamp_seconds')).toEqual({ newest: 0 })
  expect(figuresOf(before, 'job_waiting_seconds')).toEqual({})
  expect(figuresOf(before, 'jobs_total')).toMatchObject({ 'mail failed': 0, 'mail given up': 0 })

  const folder = path.join(deps.env.dataDir, 'snapshots')
  mkdirSync(folder)
  // The last one was broken off.
  for (const [name, seconds] of Object.entries({ 'a.backup': 1000, 'b.backup': 3000, 'c.backup.part': 4000 })) {
    writeFileSync(path.join(folder, name), '')
    utimesSync(path.join(folder, name), seconds, seconds)
  }
  await insertJob(deps.db, { id: crypto.randomUUID(), kind: 'nobody takes it', userId: null, payload: {} })
  const after = (await ask('GET /metrics')).text
  expect(figuresOf(after, 'snapshot_timestamp_seconds')).toEqual({ newest: 3000 })
  expect(Object.keys(figuresOf(after, 'job_waiting_seconds'))).toEqual(['nobody takes it'])
})

test('OPS-111 one version is in package.json, in CHANGELOG, in /api/config and in the metrics', async () => {
  const { ask } = await startTestApp()
  const { version } = JSON.parse((await ask('GET /api/config')).text).data
  const root = new URL('../../../../../', import.meta.url)
  expect(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).version).toBe(version)
  const [, newest] = readFileSync(new URL('CHANGELOG.md', root), 'utf8').match(/^## (\d\S+) – \d{4}-\d\d-\d\d$/m) ?? []
  expect(newest).toBe(version)
  expect(figuresOf((await ask('GET /metrics')).text, 'build_info')).toEqual({ [version]: 1 })
})
