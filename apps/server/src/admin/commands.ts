import { parseEmail } from '@ephemeris/core/account/email'
import { backup } from '#server/db/backup/backup'
import { restore } from '#server/db/backup/restore'
import { takeSnapshot } from '#server/db/backup/snapshot'
import { distribute, undistribute } from '#server/db/distribution/distribute'
import type { Deps } from '#server/deps'
import { loadEnv } from '#server/env/env'
import { eraseUser, exportUser, setBan, userIdOf } from '#server/modules/account/user-lifecycle.service'
import { writeMail } from '#server/modules/mail/mail-text'
import { PERSONAL_DATA } from '#server/personal-data'
import { createClock } from '#server/platform/clock'
import { jsonPieces } from '#server/platform/json-pieces'
import { createLog } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'
import { createMailer } from '#server/platform/mailer'
import { CATALOGUE_COMMANDS } from './catalogue-commands.ts'
import type { Command } from './command.ts'
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
