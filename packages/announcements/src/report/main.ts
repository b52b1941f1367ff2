import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { recordingsIn } from './recorded-folder.ts'
import { changesBetween, type RecordingReport, reportOf } from './report.ts'

const USAGE = 'npm run catalogue:report FOLDER [-- --store FILE] [-- --against FILE]'

/** Prints what the reader finds in recorded notices, and what changed since a stored report. */
function main(): number {
  const options = { store: { type: 'string' }, against: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const reports = recordingsIn(folder).map(reportOf)
  if (reports.length === 0) process.stderr.write(`No recorded notices below ${folder}.\n`)
  for (const report of reports) process.stdout.write(`${textOf(report)}\n`)
  if (values.against !== undefined) process.stdout.write(`${changesSince(values.against, reports)}\n`)
  if (values.store !== undefined) writeFileSync(values.store, `${JSON.stringify(reports, null, 1)}\n`)
  return reports.length === 0 ? 1 : 0
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
