import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const notice = {
  ...{ id: 'g1', game: 'genshin', section: '1', subtitle: '', shown: ['2029-06-10 12:00:00', '2029-07-01 06:00:00'] },
  title: '"Far Dream" Event',
  body: '<p>Event Duration</p><p>2029/06/12 10:00 – 2029/06/20 03:59</p>',
}
writeFileSync(path.join(folder, 'genshin-en.jsonl'), JSON.stringify(notice))

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test('OPS-29 every command of the README is a script of the repository', () => {
  const named = Array.from(
    readFileSync('README.md', 'utf8').matchAll(/(?:`|^)npm (?:run )?([a-z:]+)/gm),
    ([, name = '']) => name,
  )
  const commands = named.filter((name) => name !== 'ci')
  expect(commands).toContain('catalogue:report')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

/** As `npm run catalogue:report -- …` runs it. */
function report(...options: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/catalogue-report.mjs', ...options], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('ANN-67 the report of a folder is text, or with --json a line for each activity', () => {
  const text = report(folder)
  expect([text.status, text.lines[0]]).toEqual([0, 'genshin-en.jsonl (genshin): 1 notices, 0 unreadable'])
  const json = report(folder, '--json')
  expect([json.status, json.lines.map((line) => JSON.parse(line).titles)]).toEqual([0, [{ en: 'Far Dream' }]])
  expect(report('--json', folder)).toEqual(json)
  expect(report(folder, '--unknown').status).toBe(2)
  expect(report(path.join(folder, 'absent')).status).toBe(2)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'OPS-112 a command that %s alone interrupts ends with all that it has started, and begins nothing more',
  async (signal) => {
    const mark = path.join(folder, signal)
    const grandchild = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); setInterval(() => {}, 1000)`
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
    const program = `
      const { run } = await import(${JSON.stringify(new URL('workspace.mjs', import.meta.url).href)})
      await run(process.execPath, ['-e', ${JSON.stringify(child)}])
      process.stdout.write('it goes on')`
    const command = spawn(process.execPath, ['--input-type=module', '-e', program])
    let output = ''
    command.stdout.on('data', (text) => {
      output += text
    })
    await expect.poll(() => existsSync(mark)).toBe(true)
    command.kill(signal)
    // All that write to it have ended.
    const [, endedBy] = await once(command, 'close')
    expect([endedBy, output]).toEqual([signal, ''])
  },
)

test('OPS-112 npm becomes what it starts, and every other program is started by `run`', () => {
  expect([scripts.start, scripts.demo, scripts.test]).toEqual([
    'exec node scripts/start.mjs',
    'exec node scripts/start.mjs --demo',
    'exec node scripts/test.mjs',
  ])
  const starters = readdirSync('scripts').filter(
    (name) => name.endsWith('.mjs') && readFileSync(path.join('scripts', name), 'utf8').includes('node:child_process'),
  )
  // The one of development hands signals on by itself.
  expect(starters.filter((name) => name !== 'dev.mjs')).toEqual(['workspace.mjs'])
})
