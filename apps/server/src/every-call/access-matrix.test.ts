import { listSessions, revokeSession } from '@ephemeris/contract/account/account'
import { login, logout } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listSlotVersions, uploadSettings } from '@ephemeris/contract/sync/sync'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { SESSION_IDLE_MS } from '#server/modules/account/session/session.service'
import { hashToken } from '#server/platform/secrets/tokens'
import { refusalIn } from '#server/testing/calls/ask'
import { rawSender } from '#server/testing/calls/send-raw'
import { inputSchema } from '#server/testing/input/contract-fields'
import { plainInput } from '#server/testing/input/plain-input'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const account = simulatedAccount('genshin', { pulls: 30 })
const app = await startImportTestApp([account])
const { call, deps, clock } = app
const send = rawSender(app)
const ada = await createTestUser(app, 'ada')
const bea = await createTestUser(app, 'bea')

type Call = (typeof ENDPOINTS)[number]

const GUARDED = ENDPOINTS.filter(({ auth }) => auth !== 'none')
const cases = (calls: readonly Call[]) => calls.map((endpoint) => ({ name: nameOf(endpoint), endpoint }))

function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** What ada has, by the names that calls have for it. */
const { importId } = await importFile(app, account, ada.token)
const file = { text: pullFile([account]), gameId: null, uid: null }
const { previewId } = await call(previewFile, file, { as: ada.token })
const { taskId } = await call(startImport, { text: linkTo(account), gameId: 'genshin' }, { as: ada.token })
await app.ended(taskId, ada.token)
for (const gameOrder of [['genshin'], ['zenless']] as const) {
  const settings = { activityStatus: {}, userGameSelections: {}, gameOrder }
  await call(uploadSettings, { slot: 1, settings, base: null }, { as: ada.token })
}
const [version] = await call(listSlotVersions, { slot: 1 }, { as: ada.token })
const [session] = await call(listSessions, {}, { as: ada.token })

const OWN: Readonly<Record<string, unknown>> = {
  game_id: account.gameId,
  uid: account.uid,
  import_id: importId,
  preview_id: previewId,
  task_id: taskId,
  version_id: version?.id,
  slot: 1,
}
/** Names that are enough to give something an owner. */
const NAMES = ['uid', 'import_id', 'preview_id', 'task_id', 'version_id']

/** Takes a body of its own, and makes what it names the caller's. */
const CREATES_INPUT = nameOf(previewFile)

function inputOf(endpoint: Call): Record<string, unknown> {
  const schema = inputSchema(endpoint)
  const known = Object.entries(OWN).filter(([name]) => schema.properties?.[name] !== undefined)
  const id = endpoint.path === revokeSession.path ? { id: session?.id } : {}
  return { ...plainInput(schema), ...Object.fromEntries(known), ...id }
}

function namesSomething(endpoint: Call): boolean {
  const { properties = {} } = inputSchema(endpoint)
  return (
    nameOf(endpoint) !== CREATES_INPUT &&
    endpoint.auth !== 'reader' &&
    (endpoint.path === revokeSession.path || NAMES.some((name) => name in properties))
  )
}

test.each(cases(GUARDED))('ACC-15 (C102) $name without a token, or with a bad one', async ({ endpoint }) => {
  if (endpoint.auth !== 'optional') expect(refusalIn(await send(endpoint, inputOf(endpoint)))).toEqual([401, 200001])
  for (const as of ['eph_unknown', `${ada.token}x`, ada.token.slice(0, -1)]) {
    expect(refusalIn(await send(endpoint, inputOf(endpoint), { as }))).toEqual([401, 200003])
  }
})

test('ACC-16 (C102) no call takes the token of a session that has expired', async () => {
  const { token: as } = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer: null })
  const lastUsed = new Date(clock.now() - SESSION_IDLE_MS - DAY_MS)
  await deps.db.updateTable('session').set({ last_used_at: lastUsed }).where('token_hash', '=', hashToken(as)).execute()
  for (const endpoint of GUARDED.filter(({ auth }) => auth !== 'reader')) {
    const answer = await send(endpoint, inputOf(endpoint), { as })
    expect([nameOf(endpoint), ...refusalIn(answer)]).toEqual([nameOf(endpoint), 401, 200017])
  }
})

test.each(cases(GUARDED.filter(namesSomething)))(
  'LEDGER-14 (C102, C081) $name answers another user as if there were nothing',
  async ({ endpoint }) => {
    const answer = await send(endpoint, inputOf(endpoint), { as: bea.token })
    expect(answer.status).toBe(404)
    // A slot that the caller has not filled is empty, even if another user has filled one of that number.
    expect([100004, 300003, 600003]).toContain(JSON.parse(answer.text).error_code)
  },
)

/** What calls answer to their owner whose plain input is not good enough: a wrong password, no link, a code that is none. */
const REFUSED_ALL_THE_SAME: Readonly<Record<string, number>> = {
  'POST /api/auth/change_password': 400,
  'POST /api/auth/qrcode/claim': 400,
  'POST /api/auth/qrcode/confirm': 400,
  'POST /api/auth/qrcode/refuse': 400,
  'POST /api/auth/qrcode/scan': 400,
  'POST /api/gachalog/import/file': 400,
  'POST /api/gachalog/import/official-link': 400,
  'POST /api/tags/vote': 400,
  'POST /api/user/delete': 400,
  // Browsers take no push from an http address.
  'GET /api/push/key': 409,
  'POST /api/user/push_subscription': 409,
  'PUT /api/user/reminders': 400,
  'PUT /api/user/webhook': 400,
  'POST /api/user/identities/unlink': 404,
  // It takes read-only tokens alone.
  'GET /api/open/me': 401,
  // No catalogue is loaded, and no service for signing in is arranged.
  'DELETE /api/tags/vote': 503,
  'GET /api/auth/microsoft/callback': 503,
  'GET /api/auth/microsoft/login': 503,
  'GET /api/auth/oidc/callback': 503,
  'GET /api/auth/oidc/login': 503,
  'GET /api/auth/qq/callback': 503,
  'GET /api/auth/qq/login': 503,
  'GET /api/tags/:activity_uuid': 503,
  'POST /api/user/identities/link': 503,
}

/** Those after which there is less for the others. */
const LAST = ['/api/gachalog/imports/:import_id/undo', '/api/gachalog/clear/:game_id/:uid', '/api/gachalog/uid/revoke']

test('ACC-15 (C102) every call takes the token of its owner, and finds what is the owner’s', async () => {
  const ordered = GUARDED.toSorted((one, other) => LAST.indexOf(one.path) - LAST.indexOf(other.path))
  for (const endpoint of ordered) {
    const right = { login: 'ada', password: PASSWORD, challengeAnswer: null }
    const { token: as } = await call(login, right)
    if (endpoint.path === revokeSession.path) await call(login, right)
    const [other] = (await call(listSessions, {}, { as })).filter(({ isCurrent }) => !isCurrent)
    const session = endpoint.path === revokeSession.path ? { id: other?.id } : {}
    const { status } = await send(endpoint, { ...inputOf(endpoint), ...session }, { as })
    const name = nameOf(endpoint)
    expect([name, status]).toEqual([name, REFUSED_ALL_THE_SAME[name] ?? endpoint.status])
    await send(logout, {}, { as })
  }
})
