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
