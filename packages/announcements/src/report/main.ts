import { existsSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { recordingsIn } from './recorded-folder.ts'
import { countsOf, reportEntries } from './report.ts'

const USAGE = 'npm run catalogue:report -- FOLDER [--json]'

/**
 * Prints what the reader finds in recorded notices; with `--json` one line of JSON for each activity or left-out notice,
 * and nothing else.
 */
function main(): number {
  const read = argumentsOf()
  if (read === null) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const recordings = recordingsIn(read.folder)
  for (const recording of recordings) {
    const entries = reportEntries(recording)
    const { name, gameId, notices, unreadable } = recording
    const counts = Object.entries(countsOf(entries)).map(([what, count]) => `${String(count).padStart(6)}  ${what}`)
    const text = [`${name} (${gameId}): ${notices.length} notices, ${unreadable} unreadable`, ...counts]
    const lines = read.isJson ? entries.map((entry) => JSON.stringify(entry)) : text
    for (const line of lines) process.stdout.write(`${line}\n`)
  }
  if (recordings.length > 0) return 0
  process.stderr.write(`No recorded notices below ${read.folder}.\n`)
  return 1
}

/** `null` for arguments that mean nothing. */
function argumentsOf() {
  try {
    const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
    const [folder] = positionals
    return folder === undefined || !existsSync(folder) ? null : { folder, isJson: values.json }
  } catch {
    // An unknown option; the usage says which there are.
    return null
  }
}

process.exitCode = main()
