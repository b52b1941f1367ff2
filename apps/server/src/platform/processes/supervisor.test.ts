import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** Ways to end, each as the body of a program that says how often it was started before. */
const PROGRAMS = {
  killed: `process.send('served'); process.kill(process.pid, 'SIGKILL')`,
  refusing: `process.exit(1)`,
  refusingLater: `if (deaths === 0) { process.send('served'); process.abort() } else process.exit(1)`,
  stopping: `process.send('served'); process.once('message', () => process.exit(0))`,
  dyingAtStop: `process.send('served'); process.once('message', () => process.kill(process.pid, 'SIGSEGV'))`,
  deaf: `process.send('served'); for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => {}); setInterval(() => {}, 1000)`,
}

interface Supervisor {
  readonly process: ChildProcessWithoutNullStreams
  /** Resolves as soon as the output contains the text. */
  printed(text: string): Promise<void>
  /** @returns all of the output, with the exit code in the last line */
  ended(): Promise<readonly string[]>
}

function startSupervisor(body: string): Supervisor {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-supervisor-'))
  const program = path.join(folder, 'program.mjs')
  writeFileSync(program, `const { deaths } = JSON.parse(process.argv[2]); console.log('start', deaths); ${body}`)
  const driver = path.join(folder, 'driver.mjs')
  writeFileSync(
    driver,
    `
    import { supervise } from '${new URL('./supervisor.ts', import.meta.url)}'
    process.exitCode = await supervise({
      program: new URL('${pathToFileURL(program)}'),
      handover: (deaths) => ({ deaths }),
      print: (line) => console.log(line),
      cleanUp: async () => console.log('cleaned'),
    })
    process.exit()
  `,
  )
  const child = spawn(process.execPath, ['--import', 'tsx', driver])
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const closed = once(child, 'close')
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  return {
    process: child,
    printed: (text) => expect.poll(() => output, { timeout: 20_000, interval: 10 }).toContain(text),
    ended: async () => {
      const [code] = await closed
      return [...output.trim().split('\n'), `code ${code}`]
    },
  }
}

test('OPS-92 a program that dies is started again, until it has died five times within a minute', async () => {
  const lines = await startSupervisor(PROGRAMS.killed).ended()

  const again = 'The server was ended by SIGKILL. It is started again.'
  const last = 'The server was ended by SIGKILL, 5 times within a minute. It is not started again.'
  const starts = [0, 1, 2, 3].flatMap((deaths) => [`start ${deaths}`, again])
  expect(lines).toEqual([...starts, 'start 4', last, 'cleaned', 'code 1'])
})

test('OPS-92 a start that the program refuses is no death', async () => {
  expect(await startSupervisor(PROGRAMS.refusing).ended()).toEqual(['start 0', 'code 1'])
})

test('OPS-92 a program that has served and then cannot start is tried again', async () => {
  const lines = await startSupervisor(PROGRAMS.refusingLater).ended()

  expect(lines.slice(0, 4)).toEqual([
    'start 0',
    'The server was ended by SIGABRT. It is started again.',
    'start 1',
    'The server ended with code 1. It is started again.',
  ])
  expect(lines.slice(-2)).toEqual(['cleaned', 'code 1'])
})

test('OPS-92 a signal is handed on to the program, whose clean end is that of the supervisor', async () => {
  const supervisor = startSupervisor(PROGRAMS.stopping)
  await supervisor.printed('start 0')
  supervisor.process.kill('SIGTERM')

  expect(await supervisor.ended()).toEqual(['start 0', 'code 0'])
})

test('OPS-92 a signal while nothing runs ends the waiting, and nothing is started any more', async () => {
  const supervisor = startSupervisor(PROGRAMS.killed)
  await supervisor.printed('start 1\nThe server was ended by SIGKILL')
  supervisor.process.kill('SIGINT')

  const lines = await supervisor.ended()
  expect(lines.slice(-2)).toEqual(['cleaned', 'code 0'])
  expect(lines).not.toContain('start 2')
})

test('OPS-92 a program that dies while it stops is not started again', async () => {
  const supervisor = startSupervisor(PROGRAMS.dyingAtStop)
  await supervisor.printed('start 0')
  supervisor.process.kill('SIGTERM')

  expect(await supervisor.ended()).toEqual(['start 0', 'cleaned', 'code 1'])
})

test('OPS-92 a second signal ends a program that does not stop', async () => {
  const supervisor = startSupervisor(PROGRAMS.deaf)
  await supervisor.printed('start 0')
  supervisor.process.kill('SIGTERM')
  const insisting = setInterval(() => supervisor.process.kill('SIGTERM'), 400)
  onTestFinished(() => clearInterval(insisting))

  expect(await supervisor.ended()).toEqual(['start 0', 'cleaned', 'code 1'])
})
