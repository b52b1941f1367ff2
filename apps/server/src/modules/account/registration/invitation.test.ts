import { register } from '@ephemeris/contract/account/registration'
import { getConfig } from '@ephemeris/contract/config'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { sweepExpiredAccountRows } from '../account-sweep.service.ts'
import { userOfIdentity } from '../identity/identity.service.ts'
import { findUserByName } from '../user.queries.ts'
import { inviteByLink } from './operator-links.service.ts'

const CLOSED = [403, 200024]
const STRANGER = { provider: 'qq', subject: 'stranger', nickname: null, avatar: null } as const
const CALLER = { language: 'en', address: '192.0.2.1', network: '192.0.2.1', site: null, isFarReaching: false } as const

function someone(username: string, invitation: string | null) {
  return { username, email: `${username}@example.net`, password: 'copper lantern 9', challengeAnswer: null, invitation }
}

type App = Awaited<ReturnType<typeof startTestApp>>

async function tokenFor({ deps }: App): Promise<string> {
  return new URL(await inviteByLink(deps)).searchParams.get('invitation') ?? ''
}

const userNamed = ({ deps }: App, name: string) => findUserByName(deps.db, name, new Date(deps.clock.now()))

test.each(['closed', 'invite'])(
  'ACC-68 REGISTRATION=%s keeps a stranger out, of the form and of other services',
  async (mode) => {
    const app = await startTestApp({ env: { REGISTRATION: mode } })
    expect((await app.call(getConfig, {})).registration).toBe(mode)
    for (const invitation of [null, '', 'made up', 'eph_'.padEnd(47, 'a')]) {
      expect(await app.refusal(register, someone('stranger', invitation))).toEqual(CLOSED)
    }
    await expect(userOfIdentity(app.deps, STRANGER, CALLER)).rejects.toMatchObject({ code: 'REGISTRATION_CLOSED' })
    expect(await app.deps.db.selectFrom('account').select('id').execute()).toEqual([])
  },
)

test('ACC-68 a closed installation takes no invitation of before', async () => {
  const app = await startTestApp({ env: { REGISTRATION: 'closed' } })
  expect(await app.refusal(register, someone('ada', await tokenFor(app)))).toEqual(CLOSED)
})

test('ACC-68 an invitation lets one register, once, within a week, and is stored as a hash', async () => {
  const app = await startTestApp({ env: { REGISTRATION: 'invite' } })
  const [token, late] = [await tokenFor(app), await tokenFor(app)]
  expect(JSON.stringify(await app.deps.db.selectFrom('invitation').selectAll().execute())).not.toContain(token)

  const replies = await Promise.all(['ada', 'bea'].map((name) => app.send(register, someone(name, token))))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 403])
  expect((await Promise.all(['ada', 'bea'].map((name) => userNamed(app, name)))).filter(Boolean)).toHaveLength(1)
  expect(await app.refusal(register, someone('cid', token))).toEqual(CLOSED)

  app.clock.set(new Date(app.deps.clock.now() + 7 * DAY_MS).toISOString())
  expect(await app.refusal(register, someone('dan', late))).toEqual(CLOSED)
  await sweepExpiredAccountRows(app.deps)
  expect(await app.deps.db.selectFrom('invitation').selectAll().execute()).toEqual([])
})

test('ACC-68 a refused name leaves the invitation good', async () => {
  const app = await startTestApp({ env: { REGISTRATION: 'invite' } })
  const [first, second] = [await tokenFor(app), await tokenFor(app)]
  await app.call(register, someone('ada', first))
  expect(await app.refusal(register, { ...someone('ada', second), email: 'other@example.net' })).toEqual([409, 200006])
  await app.call(register, someone('bea', second))
})
