import process from 'node:process'
import { explain } from '#server/platform/log/plain-error'
import { runAdmin } from './run-admin.ts'

try {
  process.stdout.write(`${await runAdmin(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
