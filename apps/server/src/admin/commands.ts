import { readFileSync } from 'node:fs'
import { checkCatalogue } from '@ephemeris/gamedata/check'
import { backup } from '#server/db/backup/backup'
import { restore } from '#server/db/backup/restore'
import { takeSnapshot } from '#server/db/backup/snapshot'
import { distribute, undistribute } from '#server/db/distribution/distribute'
import { migrate } from '#server/db/migrate'
import { type Database, openDatabase } from '#server/db/open-database'
import { createDeps, type Deps } from '#server/deps'
import { type Env, loadEnv } from '#server/env'
import { eraseUser, exportUser, setBan, userIdOf } from '#server/modules/account/user-lifecycle.service'
import { checkStored } from '#server/modules/catalogue/check/check-stored.service'
import { importCorrections, removeCorrection } from '#server/modules/catalogue/corrections/import-corrections.service'
import { describeRounds, describeSources } from '#server/modules/catalogue/ingest/describe'
import { ingestAll } from '#server/modules/catalogue/ingest/ingest-due'
import { wantedSources } from '#server/modules/catalogue/ingest/source'
import { listSourceStates } from '#server/modules/catalogue/ingest/source.queries'
import { PERSONAL_DATA } from '#server/personal-data'
import { createClock } from '#server/platform/clock'
import { jsonPieces } from '#server/platform/json-pieces'
import { createLog, type Log } from '#server/platform/log'
import { PlainError } from '#server/platform/plain-error'

export interface Command {
  /** As typed, e.g. `catalogue check`. */
  readonly name: string
  /** The one argument that it takes, e.g. `<file>`; `null`: none. */
  readonly argument: string | null
  /** Options, each with the line that explains it. */
  readonly flags?: Readonly<Record<string, string>>
  readonly summary: string
  /** @returns the line that says what was done */
  run(argument: string, flags: ReadonlySet<string>): Promise<string>
}

export const COMMANDS: readonly Command[] = [
  {
    name: 'catalogue check',
    argument: null,
    flags: { '--facts': 'leaves the database alone' },
    summary:
      'Looks for faults in the shipped facts, and in the announcements and corrections that the database holds: ids, dates, references, languages, translations.',
    run: async (_, flags) => {
      const facts = checkCatalogue().map(({ gameId, where, message }) => `${gameId} ${where}: ${message}`)
      const faults = [...facts, ...(flags.has('--facts') ? [] : await withDeps(checkStored))]
      if (faults.length === 0) return 'The catalogue is sound.'
      throw new PlainError([...faults, faults.length === 1 ? '1 fault.' : `${faults.length} faults.`].join('\n'))
    },
  },
  {
    name: 'catalogue status',
    argument: null,
    summary: "Tells when each game's announcements were read, in which languages, and what failed.",
    run: () => withDeps(async ({ db }) => describeSources(await listSourceStates(db))),
  },
  {
    name: 'catalogue ingest',
    argument: null,
    summary: "Reads every game's announcements now. The product may be running.",
    run: () =>
      withDeps(async (deps) => {
        const rounds = await ingestAll(deps)
        const sourceIds = wantedSources(deps.env).map(({ id }) => id)
        const told = describeRounds(rounds, sourceIds)
        const failed = rounds.filter(({ reason }) => reason !== null).length
        if (failed > 0) throw new PlainError(`${told}\n${failed} of ${sourceIds.length} were not read.`)
        return told
      }),
  },
  {
    name: 'catalogue import',
    argument: '<file>',
    flags: {
      '--dry-run': 'only tells what would change',
      '--remove': 'takes back the correction of the activity whose uuid stands in the place of the file',
    },
    summary:
      'Corrects activities by hand: rows of /api/catalogue/v1.json, in which all but uuid may be absent. Corrections win over every other source and stay until they are removed.',
    run: (file, flags) =>
      withDeps(async (deps) => {
        const mode = flags.has('--dry-run') ? 'dry' : 'apply'
        const lines = flags.has('--remove')
          ? await removeCorrection(deps, file, mode)
          : await importCorrections(deps, readJson(file), mode)
        const done = mode === 'dry' ? 'Nothing is stored: this was a dry run.' : 'The catalogue is corrected.'
        return [...lines, lines.length === 0 ? 'Nothing changes.' : done].join('\n')
      }),
  },
  {
    name: 'database distribute',
    argument: null,
    summary:
      'Divides the tables of users among the nodes of a Citus cluster, by user. Stop the product first; run it again after each update. `database undistribute` is the way back.',
    run: () => withDeps(async ({ db }) => describeTables(await distribute(db), 'divided by user')),
  },
  {
    name: 'database undistribute',
    argument: null,
    summary:
      'Brings the tables of users back from the nodes of a Citus cluster to its coordinator. Stop the product first.',
    run: () => withDeps(async ({ db }) => describeTables(await undistribute(db), 'back on the coordinator')),
  },
  {
    name: 'user ban',
    argument: '<name>',
    summary: 'Keeps a user out of everything; the account and its sessions stay.',
    run: (name) => withDeps(async (deps) => `${await banned(deps, name, 'banned')} is suspended.`),
  },
  {
    name: 'user unban',
    argument: '<name>',
    summary: 'Lets a suspended user in again.',
    run: (name) => withDeps(async (deps) => `${await banned(deps, name, 'unbanned')} is let in again.`),
  },
  {
    name: 'user delete',
    argument: '<name>',
    summary: 'Removes a user and everything that belongs to the user. There is no way back but a backup.',
    run: (name) =>
      withDeps(async (deps) => {
        await eraseUser(deps, await idOf(deps, name), PERSONAL_DATA)
        return `${name} is deleted.`
      }),
  },
  {
    name: 'export-user',
    argument: '<name>',
    summary: 'Prints everything that is kept about a user, as JSON.',
    run: (name) =>
      withDeps(async (deps) => {
        let text = ''
        for await (const piece of jsonPieces(await exportUser(deps, await idOf(deps, name), PERSONAL_DATA)))
          text += piece
        return JSON.stringify(JSON.parse(text), null, 2)
      }),
  },
  {
    name: 'backup',
    argument: '<file>',
    summary: 'Writes the whole database, as of this moment, into a new file. The product may be running.',
    run: (file) => withDatabase(async (database) => `${file} holds ${await backup(database, file)} rows.`),
  },
  {
    name: 'snapshot',
    argument: null,
    summary:
      'Writes a backup into DATA_DIR/snapshots and removes older ones: the newest of each of the last 7 days and 4 weeks stay. For a timer; the product may be running.',
    run: () =>
      withDatabase(async (database, env) => {
        const { file, rows, removed } = await takeSnapshot(database, env.dataDir, createClock(null).now())
        return [`${file} holds ${rows} rows.`, ...removed.map((name) => `${name} is removed.`)].join('\n')
      }),
  },
  {
    name: 'restore',
    argument: '<file>',
    summary: 'Fills an empty DATA_DIR, or an empty database at DATABASE_URL, from a backup.',
    run: (file) => withDatabase(async (database) => `${await restore(database, file)} rows are restored.`),
  },
]

function describeTables(tables: readonly string[], state: string): string {
  if (tables.length === 0) return `Nothing changes: all tables of users are ${state}.`
  return `${tables.length} tables are ${state}: ${tables.join(', ')}.`
}

/** @throws PlainError if it is no JSON file */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new PlainError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

async function banned(deps: Deps, name: string, state: 'banned' | 'unbanned'): Promise<string> {
  if ((await setBan(deps, name, state)) === null) throw noSuchUser(name)
  return name
}

async function idOf(deps: Deps, name: string): Promise<string> {
  const id = await userIdOf(deps, name)
  if (id === null) throw noSuchUser(name)
  return id
}

function noSuchUser(name: string): PlainError {
  return new PlainError(`There is no user "${name}".`)
}

function withDeps<T>(action: (deps: Deps) => Promise<T>): Promise<T> {
  return withDatabase(async ({ db }, env, log) => {
    await migrate(db)
    return action(createDeps({ env, db, log }))
  })
}

async function withDatabase<T>(action: (database: Database, env: Env, log: Log) => Promise<T>): Promise<T> {
  const env = loadEnv()
  const log = createLog(env.logLevel, (line) => process.stderr.write(line))
  const database = await openDatabase(env, log)
  try {
    return await action(database, env, log)
  } finally {
    await database.close()
  }
}
