import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { type SimulatedAccount, simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { upsertPulls } from './pull.queries.ts'

const ACCOUNTS = (['genshin', 'starrail', 'zenless'] as const).map((gameId) => simulatedAccount(gameId, { pulls: 90 }))
const app = await startImportTestApp(ACCOUNTS)
const { call, deps } = app

let users = 0

/** A user whose account has the first 60 pulls under counters, as versions stored them that believed every id. */
async function counting(account: SimulatedAccount) {
  const { token: as, id: userId } = await createTestUser(app, `counting-${++users}`)
  const pulls = account.pulls.slice(0, 60)
  await importFile(app, { ...account, pulls: pulls.slice(0, 1) }, as)
  const key = { userId, gameId: account.gameId, uid: account.uid }
  await deps.db.deleteFrom('gacha_pull').where('user_id', '=', userId).execute()
  const rows = pulls.map((pull, n) => ({
    ...{ pull: { ...pull, id: String(n + 1) }, imports: [1], isOfficial: false, isAbsorbed: false },
  }))
  await deps.db.transaction().execute((transaction) => upsertPulls(transaction, key, rows))
  return as
}

const sorted = ({ pulls }: Pick<SimulatedAccount, 'pulls'>) => pulls.toSorted(comparePulls)
/** Pulls as in the file: what they are, not under which id. */
const withoutIds = (pulls: SimulatedAccount['pulls']) => pulls.map(({ id: _, order: __, ...pull }) => pull)

test.each(ACCOUNTS)(
  'LEDGER-21 $gameId: the game’s own rows take the place of stored counters, by link and by file',
  async (account) => {
    const linked = await counting(account)
    expect((await app.recordsOf(account, linked)).length).toBe(60)
    await app.importFrom(account, linked)
    expect(await app.recordsOf(account, linked)).toEqual(sorted(account))

    const filed = await counting(account)
    const { importId } = await importFile(app, account, filed)
    expect(await app.recordsOf(account, filed)).toEqual(sorted(account))
    await call(undoImport, { importId }, { as: filed })
    expect(withoutIds(await app.recordsOf(account, filed))).toEqual(withoutIds(account.pulls.slice(0, 60)))
  },
)

test.each(ACCOUNTS)(
  'LEDGER-21 $gameId: the file with the counters, imported again, doubles no pull and loses none',
  async (account) => {
    const as = await counting(account)
    const file = JSON.parse(pullFile([account]))
    file.info.export_app = 'some tool'
    const [section] = Object.keys(file).filter((name) => /^(hk4e|hkrpg|nap)$/.test(name))
    for (const [n, row] of file[section ?? ''][0].list.entries()) row.id = String(n + 1)
    const { previewId, accounts } = await call(
      previewFile,
      { text: JSON.stringify(file), gameId: null, uid: null },
      { as },
    )
    expect(accounts[0]?.pools.reduce((sum, { added }) => sum + added, 0)).toBe(30)
    const [{ importId } = { importId: '' }] = await call(confirmFile, { previewId }, { as })
    const byTime = (pulls: SimulatedAccount['pulls']) =>
      withoutIds(pulls)
        .map((pull) => JSON.stringify(pull))
        .sort()
    expect(byTime(await app.recordsOf(account, as))).toEqual(byTime(account.pulls))
    await app.importFrom(account, as)
    expect(await app.recordsOf(account, as)).toEqual(sorted(account))
    await call(undoImport, { importId }, { as })
    expect(await app.recordsOf(account, as)).toEqual(sorted(account))
  },
)
