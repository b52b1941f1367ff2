import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
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
  const [output] = await once(parent.stdout, 'data')
  const mark = markWith({ pid: Number(output), birth: processStartOf(Number(output)) })
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

test('OPS-22 of three starters that find a stale lock, one at a time has it, however they take turns', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-lock-'))
  const file = path.join(folder, 'lock')
  writeFileSync(file, markWith({ birth: '1' }))
  let inside = 0
  let most = 0
  const starters: Promise<void>[] = []
  function enter(): void {
    const entering = withLock(file, async () => {
      inside += 1
      most = Math.max(most, inside)
      await pause(50)
      inside -= 1
    })
    starters.push(entering)
  }
  // The first one pauses before and after it takes the stale lock away; meanwhile the others come.
  const { renameSync, rmSync: remove } = fs
  onTestFinished(() => {
    restore()
    remove(folder, { recursive: true })
  })
  function restore(): void {
    Object.assign(fs, { renameSync, rmSync: remove })
    syncBuiltinESMExports()
  }
  function interrupted<Rest extends unknown[]>(original: (path: fs.PathLike, ...rest: Rest) => void) {
    return (path: fs.PathLike, ...rest: Rest) => {
      if (path !== file) return original(path, ...rest)
      restore()
      enter()
      original(path, ...rest)
      enter()
    }
  }
  Object.assign(fs, { renameSync: interrupted(renameSync), rmSync: interrupted(remove) })
  syncBuiltinESMExports()

  enter()
  await expect.poll(() => starters.length).toBe(3)
  await Promise.all(starters)

  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('OPS-22 a starter that died while it took a stale lock away is replaced as well', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'lock')
  const stale = markWith({ birth: '1' })
  writeFileSync(file, stale)
  writeFileSync(`${file}.${stale.split(' ').at(-1)}`, markWith({ birth: '1' }))

  let isInside = false
  await withLock(file, async () => {
    isInside = true
  })

  expect(isInside).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
