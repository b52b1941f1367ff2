import path from 'node:path'
import process from 'node:process'
import { ensureFolderInstalled, ensureToolsInstalled } from './install.mjs'
import { ROOT, run } from './workspace.mjs'

/** What can be measured; without a name, all. */
const TARGETS = ['core', 'account']

const named = process.argv.slice(2)
await ensureToolsInstalled()
await ensureFolderInstalled(path.join(ROOT, 'mutation'))
for (const target of named.length > 0 ? named : TARGETS) {
  const { code } = await run(process.execPath, ['--import', 'tsx', 'mutation/mutation.main.ts', target])
  if (code !== 0) process.exitCode = code
}
