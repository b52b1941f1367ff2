import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { usageOf } from './process-usage.ts'
import { ProcessEndedError, startProcess } from './separate-process.ts'
import { createSpareProcess } from './spare-process.ts'

const PROGRAM = new URL('one-word.test-data.ts', import.meta.url)
const MINUTE = 60_000
/** So that a busy machine does not decide how a process ends. */
const LONG = 5 * MINUTE

test('LEDGER-12 a process that computes without end is ended after its time, and says so', async () => {
  const one = startProcess(PROGRAM)
  expect(await one.ask('word', MINUTE)).toBe('word')
  await expect(one.ask('compute', 100)).rejects.toMatchObject({ spent: 'time' })
  expect(one.isFree).toBe(false)
  await expect(one.ask('word', MINUTE)).rejects.toBeInstanceOf(ProcessEndedError)
  await one.end()
})

test.each(['native', 'buffers'])(
  'LEDGER-20 a process that fills its memory (%s) ends alone, and the one who asked hears why',
  async (word) => {
    const one = startProcess(PROGRAM)
    await expect(one.ask(word, LONG)).rejects.toMatchObject({ spent: 'memory' })
    await one.end()
  },
  LONG,
)

test('LEDGER-20 a process that throws or exits says what happened, and no memory was spent', async () => {
  const one = startProcess(PROGRAM)
  await expect(one.ask('throw', MINUTE)).rejects.toThrow('TypeError: no such word')
  await one.end()
  const other = startProcess(PROGRAM)
  await expect(other.ask('exit', MINUTE)).rejects.toThrow('a process has ended with 3')
})

test('LEDGER-20 a process knows nothing of what the server was given', async () => {
  const one = startProcess(PROGRAM)
  const names = await one.ask('env', MINUTE)
  expect(names).not.toContain('PATH')
  expect(names).not.toContain('DATABASE_URL')
  await one.end()
})

test('LEDGER-20 what was ended is gone from the machine', async () => {
  const one = startProcess(PROGRAM)
  const pid = Number(await one.ask('pid', MINUTE))
  expect((await usageOf(pid)).residentMb).toBeGreaterThan(10)
  await one.end()
  expect((await usageOf(pid)).residentMb).toBe(0)
})

test('LEDGER-20 a process that answered well answers the next one, and one that was ended never', async () => {
  const withProcess = createSpareProcess<string>(PROGRAM)
  const pidNow = () => withProcess({ limitMs: MINUTE }, (ask) => ask('pid'))
  const first = await pidNow()
  expect(await pidNow()).toBe(first)
  const both = await withProcess({ limitMs: MINUTE }, async (ask) => [await ask('pid'), await pidNow()])
  expect(both[0]).toBe(first)
  expect(both[1]).not.toBe(first)

  await expect(withProcess({ limitMs: MINUTE }, (ask) => ask('throw'))).rejects.toThrow('no such word')
  const after = await pidNow()
  expect(both).not.toContain(after)
  await withProcess({ limitMs: MINUTE }, async (ask) => {
    ask('compute').catch(() => {})
  })
  expect(await pidNow()).not.toBe(after)
})

test('LEDGER-12 the time of a question is that of the processor, also of all questions together', async () => {
  const withProcess = createSpareProcess<string>(PROGRAM)
  const charges: number[] = []
  const asked = withProcess({ limitMs: 5000, charge: (ms) => charges.push(ms) }, async (ask) => {
    expect(await ask('rest')).toBe('rest')
    expect(await ask('work')).toBe('work')
    return ask('work')
  })
  await expect(asked).rejects.toMatchObject({ spent: 'time' })
  expect(charges).toHaveLength(3)
  // The system counts in steps of ten milliseconds.
  expect(charges[1]).toBeGreaterThanOrEqual(2950)
})

test('LEDGER-20 a process that the system ends is no fault of the question, which another process answers', async () => {
  const withProcess = createSpareProcess<string>(PROGRAM)
  const pid = Number(await withProcess({ limitMs: MINUTE }, (ask) => ask('pid')))
  process.kill(pid, 'SIGKILL')
  expect(await withProcess({ limitMs: MINUTE }, (ask) => ask('word'))).toBe('word')

  const answered = withProcess({ limitMs: MINUTE }, async (ask) => {
    process.kill(Number(await ask('pid')), 'SIGKILL')
    return ask('word')
  })
  await expect(answered).rejects.toMatchObject({ spent: 'killed' })
})

test.runIf(process.platform === 'linux')('LEDGER-20 a process steps back for the server', async () => {
  const one = startProcess(PROGRAM)
  const pid = Number(await one.ask('pid', MINUTE))
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
  await one.end()
})
