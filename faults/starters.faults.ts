import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { type Product, startProduct } from '../bench/support/product.ts'
import { listDatabaseServers } from './support/database-servers.ts'

/** `FAULT_RACES=100` for the promise. */
const RACES = Number(process.env.FAULT_RACES ?? 6)
const SIZES = [2, 5] as const
/** On a busy machine a new database alone takes a minute. */
const START_WITHIN_MS = 240_000
const SHOWN_LINES = 15

interface Starter {
  readonly logFile: string
  /** Why it did not serve, if it did not. */
  readonly product: Product | Error
}

/*
 * Starts two or five processes on one folder at the same moment, every second time on a new folder: all of them serve, by
 * one database. Then all of them leave at the same moment, and the last one stops the database. (R3)
 */
let failed = 0
let slowestMs = 0
let extraServers = 0
let missingServers = 0
let slowStops = 0
let leftServers = 0
let dataDir = temporaryFolder()
for (let race = 0; race < RACES; race++) {
  const cluster = path.join(dataDir, 'postgres')
  const logs = temporaryFolder()
  const size = SIZES[race % SIZES.length] ?? 2
  const starters = await Promise.all(
    Array.from({ length: size }, (_, n) => start(path.join(logs, `starter-${n + 1}.log`))),
  )
  const running = starters.flatMap(({ product }) => (product instanceof Error ? [] : [product]))
  const servers = listDatabaseServers(cluster)
  failed += size - running.length
  slowestMs = Math.max(slowestMs, ...running.map(({ startMs }) => startMs))
  extraServers += Math.max(0, servers.length - 1)
  if (running.length > 0 && servers.length === 0) missingServers++

  await Promise.all(running.map((one) => one.stop()))
  const slow = running.filter(({ process: { exitCode } }) => exitCode !== 0).length
  const left = listDatabaseServers(cluster)
  slowStops += slow
  // Who is killed, or gives up after fifteen seconds, leaves the database to the next starter.
  if (running.length === size && slow === 0) leftServers += left.length
  if (running.length < size || servers.length !== 1 || slow > 0 || left.length > 0) {
    process.stderr.write(`Race ${race}: ${size} starters, ${running.length} served, ${slow} did not stop cleanly.\n`)
    process.stderr.write(
      `Database servers: ${servers.join(', ') || 'none'}; after the stop: ${left.join(', ') || 'none'}\n`,
    )
    for (const starter of starters) printOutcome(starter)
    process.stderr.write(`postgres.log:\n${lastLines(path.join(dataDir, 'postgres.log'))}\n`)
    process.exitCode = 1
  }
  removeFolder(logs)
  // Race 0 and 1 are on a new folder, 2 and 3 on the one of 1, and so on.
  if (race % 2 === 0) {
    end(left)
    removeFolder(dataDir)
    dataDir = temporaryFolder()
  }
}
end(listDatabaseServers(path.join(dataDir, 'postgres')))
removeFolder(dataDir)

report('races of two and of five starters', { value: RACES, target: atLeast(RACES) })
report('… starters that did not serve', { value: failed, target: atMost(0) })
report('… slowest start', { value: slowestMs / 1000, unit: 's' })
report('… database servers beyond one', { value: extraServers, target: atMost(0) })
report('… races in which somebody served without a database server', { value: missingServers, target: atMost(0) })
report('… starters that did not stop within fifteen seconds', { value: slowStops })
report('… database servers that ran on after all had stopped', { value: leftServers, target: atMost(0) })

async function start(logFile: string): Promise<Starter> {
  try {
    const env = { ...STAGE_ENV, LOG_LEVEL: 'info' }
    return { logFile, product: await startProduct({ dataDir, env, startWithinMs: START_WITHIN_MS, logFile }) }
  } catch (error) {
    return { logFile, product: error instanceof Error ? error : new Error(String(error)) }
  }
}

function printOutcome({ logFile, product }: Starter): void {
  const fate =
    product instanceof Error
      ? product.message
      : `process ${product.process.pid} served after ${Math.round(product.startMs)} ms and ended with ${product.process.exitCode ?? product.process.signalCode}`
  process.stderr.write(`${path.basename(logFile)}: ${fate}\n${lastLines(logFile)}\n`)
}

function lastLines(file: string): string {
  if (!existsSync(file)) return '  (no file)'
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES)
  return lines.map((line) => `  ${line}`).join('\n')
}

/** What a killed starter has left behind: a database whose folder is gone cannot be stopped any more. */
function end(servers: readonly number[]): void {
  for (const pid of servers) process.kill(pid, 'SIGKILL')
}
