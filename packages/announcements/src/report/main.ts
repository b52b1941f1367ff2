import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { recordingsIn } from './recorded-folder.ts'
import { changesBetween, type RecordingReport, reportEntries, reportOf } from './report.ts'

const USAGE = 'npm run catalogue:report -- FOLDER [--json] [--store FILE] [--against FILE]'

/**
 * Prints what the reader finds in recorded notices, and what changed since a stored report; with `--json` one line of
 * JSON for each activity or left-out notice, and nothing else.
 */
function main(): number {
  const read = argumentsOf()
  if (read === null) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const { folder, values } = read
  const recordings = recordingsIn(folder)
  if (values.json) {
    for (const entry of recordings.flatMap(reportEntries)) process.stdout.write(`${JSON.stringify(entry)}\n`)
    return recordings.length === 0 ? noneBelow(folder) : 0
  }
  const reports = recordings.map(reportOf)
  for (const report of reports) process.stdout.write(`${textOf(report)}\n`)
  if (values.against !== undefined) process.stdout.write(`${changesSince(values.against, reports)}\n`)
  if (values.store !== undefined) writeFileSync(values.store, `${JSON.stringify(reports, null, 1)}\n`)
  return reports.length === 0 ? noneBelow(folder) : 0
}

/** `null` for arguments that mean nothing. */
function argumentsOf() {
  const options = { json: { type: 'boolean' }, store: { type: 'string' }, against: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder] = positionals
    return folder === undefined || !existsSync(folder) ? null : { folder, values }
  } catch {
    // An unknown option; the usage says which there are.
    return null
  }
}

function noneBelow(folder: string): number {
  process.stderr.write(`No recorded notices below ${folder}.\n`)
  return 1
}

function textOf({ name, gameId, languages, notices, unreadable, counts }: RecordingReport): string {
  const head = `${name} (${gameId}, ${languages.join(' ')}): ${notices} notices, ${unreadable} unreadable`
  return [head, ...Object.entries(counts).map(([what, count]) => `${String(count).padStart(6)}  ${what}`)].join('\n')
}

function changesSince(file: string, reports: readonly RecordingReport[]): string {
  const before: readonly RecordingReport[] = JSON.parse(readFileSync(file, 'utf8'))
  const changes = reports.flatMap(({ name, lines }) =>
    changesBetween(before.find((one) => one.name === name)?.lines ?? {}, lines).map((change) => `${name} ${change}`),
  )
  return [`${changes.length} notices differ from the stored report`, ...changes].join('\n')
}

process.exitCode = main()
