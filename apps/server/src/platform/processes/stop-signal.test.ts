import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { pause } from '../timers.ts'

const PROGRAM = `
  import { nextStopSignal } from '${new URL('./stop-signal.ts', import.meta.url)}'
  const signal = nextStopSignal()
  setInterval(() => {}, 1000)
  process.stdout.write('listening')
  process.stdout.write(await signal)
`

/** The same with a clock that is moved on by hand, as far as the input says, and which reports that it was survived. */
const ON_OWN_CLOCK = `
  import { mock } from 'node:test'
  mock.timers.enable({ apis: ['setTimeout'] })
  process.stdin.on('data', (ms) => {
    mock.timers.tick(Number(ms))
    process.stdout.write('alive')
  })
  ${PROGRAM}
`

/** A process that waits for a signal, says which one came, and then hangs. */
async function startHanging(program = PROGRAM) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  return child
}

test('OPS-8 the echo of a signal that npm adds is no second request to stop', async () => {
  const child = await startHanging()

  child.kill('SIGINT')
  const [output] = await once(child.stdout, 'data')
  child.kill('SIGINT')
  await pause(100)

  expect(String(output)).toBe('SIGINT')
  expect(child.exitCode).toBeNull()
})

test('OPS-8 a second request to stop ends the process with 1', async () => {
  const child = await startHanging()

  child.kill('SIGTERM')
  await once(child.stdout, 'data')
  await pause(400)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')

  expect(code).toBe(1)
})

test('OPS-8 fifteen seconds without an end end the process with 1', async () => {
  const child = await startHanging(ON_OWN_CLOCK)

  child.kill('SIGTERM')
  await once(child.stdout, 'data')
  child.stdin.write('14999')
  const [output] = await once(child.stdout, 'data')
  child.stdin.write('1')
  const [code] = await once(child, 'exit')

  expect(String(output)).toBe('alive')
  expect(code).toBe(1)
})

/** Those that work in the folder or below it. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        return readlinkSync(`/proc/${id}/cwd`).startsWith(folder)
      } catch {
        return false
      }
    })
    .map(Number)
}

function triesConnections(id: number): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('max_connections=')
  } catch {
    return false
  }
}

function sessionOf(id: number): string | undefined {
  try {
    // After the name, which may hold anything: state, parent, group, session.
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[3]
  } catch {
    return undefined
  }
}

/** Some of them may have ended meanwhile. */
function signalAll(name: string, ids: readonly number[]): void {
  spawnSync('/bin/sh', ['-c', `kill -${name} ${ids.join(' ')}`])
}

test.runIf(process.platform === 'linux')(
  'OPS-34 a start that Ctrl-C ends while the database is created says nothing of it, and leaves nothing unfinished',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-stopped-'))
    const env = { PATH: process.env.PATH, EPHEMERIS_ENV: 'test', DATA_DIR: folder, PORT: '0' }
    const program = fileURLToPath(new URL('../../main.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', program], { env })
    const closed = once(child, 'close')
    onTestFinished(() => {
      child.kill('SIGKILL')
      signalAll('KILL', processesIn(folder))
      rmSync(folder, { recursive: true })
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })

    // While initdb tries this, it ignores SIGINT itself.
    await expect.poll(() => processesIn(folder).some(triesConnections), { interval: 1 }).toBe(true)
    // As a terminal does: to all in its session.
    const own = sessionOf(process.pid)
    signalAll('INT', [Number(child.pid), ...processesIn(folder).filter((id) => sessionOf(id) === own)])

    expect([...(await closed), output]).toEqual([0, null, 'Starting the database …\n'])
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres-new'))).toEqual([])
  },
)
