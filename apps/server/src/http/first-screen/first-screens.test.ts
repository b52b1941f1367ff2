import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#server/platform/log/log'
import { createOrigin } from '#server/platform/origin'
import { testClock } from '#server/testing/test-clock'
import { createFirstScreens } from './first-screens.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-first-screen-'))
afterAll(() => rm(folder, { recursive: true }))

/** Says how often it was asked, and what for. */
const COUNTS = `
let count = 0
export const drawFirstScreen = async (question) => ({ untilMs: 8e15, count: ++count, ...question })
`

async function screensOf(program: string, name = 'program.mjs') {
  const file = path.join(folder, name)
  await writeFile(file, program)
  const clock = testClock('2026-05-20T12:00:00Z')
  const lines: string[] = []
  const origin = createOrigin({ publicUrl: 'https://ephemeris.example', host: '127.0.0.1', port: 3000 })
  const screens = createFirstScreens({ clock, origin, log: createLog('info', (line) => lines.push(line)) }, file)

  async function at(address: string): Promise<unknown> {
    const reply = await screens.at(address)
    return reply && JSON.parse((await reply.variant('identity')).bytes.toString())
  }
  return { at, clock, lines }
}

test('PWA-22 a view is drawn when it is asked for, with what this server answers, and kept for minutes', async () => {
  const { at, clock } = await screensOf(COUNTS)
  const view = { language: 'fr', server: 'UTC+1', layout: 'phone' }
  const drawn = { untilMs: 8e15, count: 1, view, origin: 'http://127.0.0.1:3000' }
  const both = await Promise.all([at('/first-screen/fr/UTC+1/phone'), at('/first-screen/fr/UTC+1/phone')])
  expect(both).toEqual([drawn, drawn])
  clock.set('2026-05-20T12:04:59Z')
  expect(await at('/first-screen/fr/UTC+1/phone')).toEqual(drawn)
  clock.set('2026-05-20T12:05:00Z')
  expect(await at('/first-screen/fr/UTC+1/phone')).toMatchObject({ count: 2 })
})

test('PWA-22 a drawing is not given out any more once something on it has begun or ended', async () => {
  const { at, clock } = await screensOf(COUNTS.replace('8e15', "Date.parse('2026-05-20T12:01:00Z')"), 'ends.mjs')
  expect(await at('/first-screen/en/UTC+8/wide')).toMatchObject({ count: 1 })
  clock.set('2026-05-20T12:00:59Z')
  expect(await at('/first-screen/en/UTC+8/wide')).toMatchObject({ count: 1 })
  clock.set('2026-05-20T12:01:00Z')
  expect(await at('/first-screen/en/UTC+8/wide')).toMatchObject({ count: 2 })
})

test.each([
  '/first-screen',
  '/first-screen/en/UTC+8/wide/',
  '/first-screen/en/UTC+9/wide',
  '/first-screen/de/UTC+8/wide',
  '/first-screen/en/UTC+8/huge',
  '/first-screen/en/UTC%2B8/wide',
])('PWA-22 %s is another path', async (address) => {
  const { at } = await screensOf(COUNTS)
  expect(await at(address)).toBeUndefined()
})

test('PWA-22 what cannot be drawn is missed for half a minute, and the operator reads why', async () => {
  const { at, clock, lines } = await screensOf(
    "export const drawFirstScreen = () => { throw new Error('no answer') }",
    'fails.mjs',
  )
  expect(await at('/first-screen/en/UTC+8/wide')).toBeNull()
  expect(await at('/first-screen/en/UTC+8/wide')).toBeNull()
  expect(lines.filter((line) => line.includes('no answer'))).toHaveLength(1)
  clock.set('2026-05-20T12:00:30Z')
  expect(await at('/first-screen/en/UTC+8/wide')).toBeNull()
  expect(lines.filter((line) => line.includes('no answer'))).toHaveLength(2)
})

test('PWA-22 without the program of a build nothing is drawn, and nothing is missing either', async () => {
  const origin = createOrigin({ publicUrl: null, host: '127.0.0.1', port: 3000 })
  const deps = { clock: testClock('2026-05-20T12:00:00Z'), origin, log: createLog('info', () => {}) }
  expect(createFirstScreens(deps, '/nowhere/program.js').at('/first-screen/en/UTC+8/wide')).toBeNull()
})
