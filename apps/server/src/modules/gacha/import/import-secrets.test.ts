import { startImport } from '@ephemeris/contract/gacha/gacha-import'
import { expect, test } from 'vitest'
import { storedTexts } from '#server/testing/database/stored-texts'
import { gate } from '#server/testing/members/gate'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { type SimulatedAccount, simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const app = await startImportTestApp([])
const { simulator, deps, lines } = app

/** With everything that has to be encoded on its way. */
const AUTHKEY = 'c4n4ry+Secret/Key=='
const RECORD_ID = 'c4a4ef0123456789c4a4ef0123456789'
const ACCOUNTS = [
  simulatedAccount('genshin', { pulls: 60, key: AUTHKEY }),
  simulatedAccount('wuthering', { pulls: 60, key: RECORD_ID }),
]

/** Where the key is found, in any of the forms in which it could have been kept. */
async function placesOf({ key }: SimulatedAccount): Promise<readonly string[]> {
  const places = await storedTexts(deps.db)
  places.set('log', lines.join('\n')).set('metrics', await deps.metrics.text())
  const forms = [key, encodeURIComponent(key), Buffer.from(key).toString('hex'), Buffer.from(key).toString('base64')]
  return [...places].flatMap(([place, text]) => (forms.some((form) => text.includes(form)) ? [place] : []))
}

test.each(ACCOUNTS)(
  'IMPORT-10 (C078, C113) $gameId: the key is nowhere while the task runs, fails and succeeds',
  async (account) => {
    const { token: as, id } = await createTestUser(app, `canary-${account.gameId}`)
    const reached = gate()
    simulator.accounts.set(account.key, account)
    simulator.interfere(() => {
      reached.open()
      return 'hang'
    })
    const order = { text: `look: ${linkTo(account)}\n`, gameId: account.gameId }
    const { taskId } = await app.call(startImport, order, { as })
    await reached.opened
    const sealed = await deps.db.selectFrom('gacha_task').select('sealed_link').where('user_id', '=', id).execute()
    expect(sealed[0]?.sealed_link?.length).toBeGreaterThan(100)
    expect(await placesOf(account)).toEqual([])

    simulator.expiredKeys.add(account.key)
    simulator.interfere(() => null)
    simulator.dropHanging()
    expect(await app.ended(taskId, as)).toMatchObject({ failure: 'link_expired' })
    expect(await placesOf(account)).toEqual([])

    simulator.expiredKeys.clear()
    expect(await app.importFrom(account, as)).toMatchObject({ status: 'completed' })
    expect(await placesOf(account)).toEqual([])
    const left = await deps.db.selectFrom('gacha_task').select('sealed_link').where('user_id', '=', id).execute()
    expect(left).toEqual([{ sealed_link: null }, { sealed_link: null }])
  },
)

test('IMPORT-10 (C079) a key pasted raw arrives as it is: encoded once', async () => {
  const { token: as } = await createTestUser(app, 'raw')
  const [account] = ACCOUNTS
  if (!account) throw new RangeError('no account')
  const raw = linkTo({ ...account, key: 'KEY' }).replace('KEY', AUTHKEY)
  const { taskId } = await app.call(startImport, { text: raw, gameId: 'genshin' }, { as })
  expect(await app.ended(taskId, as)).toMatchObject({ status: 'completed' })
})
