import process from 'node:process'
import * as z from 'zod'
import { openDatabase } from './db/open-database.ts'
import { loadEnv, unknownSettings } from './env/env.ts'
import { requireFreePort } from './platform/free-port.ts'
import { gatherLines } from './platform/log/gathered-lines.ts'
import { createLog } from './platform/log/log.ts'
import { explain, PlainError } from './platform/log/plain-error.ts'
import { nextStopSignal } from './platform/processes/stop-signal.ts'

const handover = z.object({
  /** How often the server has died and was started again. */
  deaths: z.number().default(0),
  /** Where it has listened before, which `PORT=0` would not find again. */
  port: z.number().optional(),
})

/** What the supervisor passes to the server that it starts. */
type Handover = z.output<typeof handover>

/** What the operator has to put right before a start, for which there is a sentence. */
const REFUSED = 1
/** Anything else, which another try may not meet. */
const CRASHED = 70

// The reader of our output may go away before us.
process.stdout.on('error', () => {})

const stopSignal = nextStopSignal()
try {
  await run()
  process.exit(0)
} catch (error) {
  // A terminal signals what we start too: that its end was asked for is no fault to report.
  if (await isStopping()) process.exit(0)
  process.stderr.write(`${explain(error)}\n`)
  process.exit(error instanceof PlainError ? REFUSED : CRASHED)
}

async function run(): Promise<void> {
  const { deaths, port } = readHandover(process.argv[2])
  const given = loadEnv()
  const env = { ...given, port: port ?? given.port }
  const lines = gatherLines((text) => process.stdout.write(text))
  process.once('exit', lines.flush)
  const log = createLog(env.logLevel, lines.add)
  process.on('uncaughtException', (error) => {
    log.error('process failed', { error })
    process.exit(CRASHED)
  })

  for (const { name, meant } of unknownSettings()) log.warn('unknown setting', { name, ...(meant && { meant }) })
  await requireFreePort(env)
  if (env.databaseUrl === null) process.stdout.write('Starting the database …\n')
  // Most of the program is read while PostgreSQL starts.
  const [database, { serve }] = await Promise.all([openDatabase(env, log), import('./serve.ts')])
  try {
    if (!(await isStopping()))
      await serve({ env, log, db: database.db, deaths }, { onReady: database.endStart, stopSignal })
  } catch (error) {
    // The supervisor tries again at once, and stops the database if it gives up.
    if (process.connected && !(error instanceof PlainError)) throw error
    await database.close()
    throw error
  }
  await database.close()
}

async function isStopping(): Promise<boolean> {
  return (await Promise.race([stopSignal, null])) !== null
}

/** @param text the first argument of the process; unset: no supervisor */
function readHandover(text = '{}'): Handover {
  return handover.parse(JSON.parse(text))
}
