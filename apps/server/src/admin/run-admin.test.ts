import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { VERSION } from '#server/modules/site/version'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { COMMANDS } from './commands.ts'
import { runAdmin } from './run-admin.ts'

test('OPS-29 --help lists every command, and explains each', async () => {
  const overview = await runAdmin(['--help'])
  for (const { name, summary } of COMMANDS) {
    expect(overview).toContain(name)
    expect(await runAdmin([...name.split(' '), '--help'])).toContain(summary)
  }
})

test('OPS-29 an unknown command and a missing argument are answered with the usage', async () => {
  await expect(runAdmin(['catalogue', 'polish'])).rejects.toThrow(/Usage:[\s\S]*no command "catalogue polish"\.$/)
  await expect(runAdmin(['backup'])).rejects.toThrow('Usage: npm run admin -- backup <file>')
})

test('OPS-29 help, -h, --version and the first word of several commands are answered', async () => {
  const overview = await runAdmin([])
  for (const word of ['help', '-h', '--help']) expect(await runAdmin([word])).toBe(overview)
  expect(await runAdmin(['--version'])).toBe(VERSION)
  for (const word of ['user', 'catalogue']) {
    const some = await runAdmin([word])
    expect(some).toContain(`  ${word} list`)
    expect(some).not.toContain('  backup')
    expect(await runAdmin([word, '-h'])).toBe(some)
  }
})

test('OPS-29 mail test says what the mail server answers', async () => {
  const mailbox = await startTestMailbox()
  await expect(runAdmin(['mail', 'test', 'ada@example.org'])).rejects.toThrow('SMTP_URL is not set')
  for (const [name, value] of Object.entries(mailbox.env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runAdmin(['mail', 'test', 'ada@example.org'])).toBe(
    'The mail server has taken a test for ada@example.org.',
  )
  expect((await mailbox.next('ada@example.org')).subject).toBe('A test from Ephemeris')
  await expect(runAdmin(['mail', 'test', 'ada'])).rejects.toThrow('"ada" is no address.')
  mailbox.refuseAll('554 5.7.1 Relay access denied')
  await expect(runAdmin(['mail', 'test', 'ada@example.org'])).rejects.toThrow('Relay access denied')
})

test('OPS-29 every command that the page for operators lists exists', async () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, tool = ''] = page.split("## The operator's tool")
  const rows = (tool.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const names = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([a-z- ]+?)(?: [<[].*?)?`/g), ([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(15)
  for (const name of names)
    expect(await runAdmin([...name.split(' '), '--help'])).toContain(`Usage: npm run admin -- ${name}`)
})
