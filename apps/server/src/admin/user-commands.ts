import { parseUsername } from '@ephemeris/core/account/username'
import type { Deps } from '#server/deps'
import {
  confirmByOperator,
  inviteByLink,
  resetByLink,
} from '#server/modules/account/registration/operator-links.service'
import { listUsers } from '#server/modules/account/user.queries'
import { createUser, eraseUser, exportUser, setBan, userIdOf } from '#server/modules/account/user-lifecycle.service'
import { PERSONAL_DATA } from '#server/personal-data'
import { jsonPieces } from '#server/platform/json-pieces'
import { PlainError } from '#server/platform/log/plain-error'
import type { Command } from './command.ts'
import { withDeps } from './with-deps.ts'

/** Of accounts. (ACC-53, ACC-69) */
export const USER_COMMANDS: readonly Command[] = [
  {
    name: 'user list',
    argument: null,
    summary: 'Lists users, the oldest first, each with the day and with what keeps it out.',
    run: () =>
      withDeps(async ({ db, clock }) => {
        const lines = (await listUsers(db, new Date(clock.now()))).map(
          ({ username, createdAt, pendingUntil, bannedAt }) =>
            [
              `${createdAt.toISOString().slice(0, 10)} ${username}`,
              ...(pendingUntil === null ? [] : ['waits for its confirmation']),
              ...(bannedAt === null ? [] : ['suspended']),
            ].join(', '),
        )
        return lines.length === 0 ? 'There is no user.' : lines.join('\n')
      }),
  },
  {
    name: 'user create',
    argument: '<name>',
    summary: 'Makes a user and prints the link that sets the password, good for a day.',
    run: (name) =>
      withDeps(async (deps) => {
        const parsed = parseUsername(name)
        if ('fault' in parsed) throw new PlainError(`"${name}" is no user name: ${parsed.fault}.`)
        const id = await createUser(deps, { username: parsed.username, password: null })
        if (id === null) throw new PlainError(`"${name}" is taken, or looks like a name that is.`)
        return resetByLink(deps, id)
      }),
  },
  {
    name: 'user invite',
    argument: null,
    summary: 'Prints a link that lets one person register within a week, also with REGISTRATION=invite.',
    run: () =>
      withDeps(async (deps) => {
        if (deps.env.registration === 'closed') throw new PlainError('REGISTRATION is closed: set it to invite.')
        return inviteByLink(deps)
      }),
  },
  {
    name: 'user confirm',
    argument: '<name>',
    summary: 'Activates an account that waits for its confirmation by mail.',
    run: (name) =>
      withDeps(async (deps) => {
        if (await confirmByOperator(deps, await idOf(deps, name))) return `${name} is active.`
        throw new PlainError(`"${name}" does not wait, or its address belongs to another account.`)
      }),
  },
  {
    name: 'user reset-link',
    argument: '<name>',
    summary: 'Prints a link that sets a new password, good for a day.',
    run: (name) => withDeps(async (deps) => resetByLink(deps, await idOf(deps, name))),
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
]

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
