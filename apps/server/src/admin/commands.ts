import { checkCatalogue } from '@ephemeris/gamedata/check'
import { backup } from '#server/db/backup/backup'
import { restore } from '#server/db/backup/restore'
import { type Database, openDatabase } from '#server/db/open-database'
import { loadEnv } from '#server/env'
import { createLog } from '#server/platform/log'
import { PlainError } from '#server/platform/plain-error'

export interface Command {
  /** As typed, e.g. `catalogue check`. */
  readonly name: string
  /** The one argument that it takes, e.g. `<file>`; `null`: none. */
  readonly argument: string | null
  readonly summary: string
  /** @returns the line that says what was done */
  run(argument: string): Promise<string>
}

export const COMMANDS: readonly Command[] = [
  {
    name: 'catalogue check',
    argument: null,
    summary: 'Looks for faults in the shipped facts: ids, dates, references, languages, translations.',
    run: async () => {
      const faults = checkCatalogue()
      if (faults.length === 0) return 'The catalogue is sound.'
      const lines = faults.map(({ gameId, where, message }) => `${gameId} ${where}: ${message}`)
      throw new PlainError([...lines, `${faults.length} faults.`].join('\n'))
    },
  },
  {
    name: 'backup',
    argument: '<file>',
    summary: 'Writes the whole database, as of this moment, into a new file. The product may be running.',
    run: (file) => withDatabase(async (database) => `${file} holds ${await backup(database, file)} rows.`),
  },
  {
    name: 'restore',
    argument: '<file>',
    summary: 'Fills an empty DATA_DIR, or an empty database at DATABASE_URL, from a backup.',
    run: (file) => withDatabase(async (database) => `${await restore(database, file)} rows are restored.`),
  },
]

async function withDatabase(action: (database: Database) => Promise<string>): Promise<string> {
  const env = loadEnv()
  const database = await openDatabase(
    env,
    createLog(env.logLevel, (line) => process.stderr.write(line)),
  )
  try {
    return await action(database)
  } finally {
    await database.close()
  }
}
