import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
