import { parseEmail } from '@ephemeris/core/account/email'
import { backup } from '#server/db/backup/backup'
import { restore } from '#server/db/backup/restore'
import { takeSnapshot } from '#server/db/backup/snapshot'
import { distribute, undistribute } from '#server/db/distribution/distribute'
import { loadEnv } from '#server/env/env'
import { writeMail } from '#server/modules/mail/mail-text'
import { createClock } from '#server/platform/clock'
import { createLog } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'
import { createMailer } from '#server/platform/mailer'
import { CATALOGUE_COMMANDS } from './catalogue-commands.ts'
import type { Command } from './command.ts'
import { USER_COMMANDS } from './user-commands.ts'
import { withDatabase, withDeps } from './with-deps.ts'

export const COMMANDS: readonly Command[] = [
  ...CATALOGUE_COMMANDS,
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
    name: 'mail test',
    argument: '<address>',
    summary: 'Hands a test to the mail server at SMTP_URL, and says what it answers.',
    run: testMail,
  },
  ...USER_COMMANDS,
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
      'Writes a backup into DATA_DIR/snapshots and removes older ones: the newest of each of the last 24 hours, 7 days and 4 weeks stay. For a timer; the product may be running.',
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

async function testMail(address: string): Promise<string> {
  const env = loadEnv()
  const to = parseEmail(address)
  if (to === null) throw new PlainError(`"${address}" is no address.`)
  if (env.smtpUrl === null) throw new PlainError('SMTP_URL is not set: mails are files in DATA_DIR/outbox.')
  const mailer = createMailer(
    env,
    createLog('error', () => {}),
  )
  try {
    await mailer.send({
      to,
      language: 'en',
      ...writeMail('reminderTest', { username: to, link: env.publicUrl ?? '' }, 'en'),
    })
  } catch (error) {
    throw new PlainError(`The mail server does not take it: ${error instanceof Error ? error.message : 'unknown'}`)
  } finally {
    mailer.close()
  }
  return `The mail server has taken a test for ${to}.`
}

function describeTables(tables: readonly string[], state: string): string {
  if (tables.length === 0) return `Nothing changes: all tables of users are ${state}.`
  return `${tables.length} tables are ${state}: ${tables.join(', ')}.`
}
