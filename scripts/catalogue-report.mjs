import process from 'node:process'
import { ensureToolsInstalled } from './install.mjs'
import { run } from './workspace.mjs'

/** What the reader of announcements finds in a folder of recorded notices. */
await ensureToolsInstalled()
const { code } = await run(process.execPath, [
  ...['--import', 'tsx', 'packages/announcements/src/report/main.ts'],
  ...process.argv.slice(2),
])
process.exitCode = code
