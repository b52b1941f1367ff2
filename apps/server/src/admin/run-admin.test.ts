import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
  await expect(runAdmin(['catalogue', 'polish'])).rejects.toThrow(/no command "catalogue polish"[\s\S]*Usage:/)
  await expect(runAdmin(['backup'])).rejects.toThrow('Usage: npm run admin -- backup <file>')
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
