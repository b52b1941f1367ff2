import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { pause } from '#server/platform/timers'
import { isGone, newMark, processStartOf } from './holder.ts'
import { withLock } from './lock.ts'

const HOUR_MS = 3_600_000

function markWith(changes: { pid?: number; birth?: string; place?: string }): string {
  const [pid, birth, place, id] = newMark().split(' ')
  return [changes.pid ?? pid, changes.birth ?? birth, changes.place ?? place, id].join(' ')
}

test('OPS-22 a holder that lives keeps its lock, however silent', () => {
  expect(isGone(newMark(), HOUR_MS)).toBe(false)
})

test('OPS-22 a holder that has ended is gone at once, also when its id lives on as another process', async () => {
  const ended = spawn(process.execPath, ['--version'])
  await once(ended, 'exit')
  expect(isGone(markWith({ pid: ended.pid ?? 0 }), 0)).toBe(true)
  expect(isGone(markWith({ birth: '1' }), 0)).toBe(true)
})

test('OPS-22 a holder that has ended is gone although its parent has not noticed', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
  onTestFinished(() => {
    parent.kill()
  })
  const [said] = await once(parent.stdout, 'data')
  const mark = markWith({ pid: Number(said), birth: processStartOf(Number(said)) })
  await expect.poll(() => isGone(mark, 0)).toBe(true)
})

test('OPS-22 of a holder in another container only the silence is known', () => {
  const elsewhere = markWith({ place: 'elsewhere' })
  expect(isGone(elsewhere, 30_000)).toBe(false)
  expect(isGone(elsewhere, HOUR_MS)).toBe(true)
})

test('OPS-22 who waits for a lock does not rob a holder that has been silent for an hour', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'lock')
  const order: string[] = []
  let second = Promise.resolve()

  await withLock(file, async () => {
    utimesSync(file, 0, 0)
    second = withLock(file, async () => {
      order.push('second')
    })
    await pause(200)
    order.push('first')
  })
  await second

  expect(order).toEqual(['first', 'second'])
})
