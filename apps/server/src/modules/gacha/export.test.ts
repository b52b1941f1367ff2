import { exportAccount } from '@ephemeris/contract/account/account'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { expect, test } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { offerExport } from './export.service.ts'
import { factsOf } from './gacha-facts.ts'
import { evidenceFor, provenPartsOf } from './ledger/coverage.service.ts'
import { AMOUNTS } from './statistics/summarise.ts'

const genshin = simulatedAccount('genshin', { pulls: 7000 })
const wuthering = simulatedAccount('wuthering', { pulls: 3500 })
const app = await startImportTestApp([])
const { call, send, refusal, deps } = app

/** With what the common format has no place for, pools of tomorrow, and with what it keeps apart. */
const mixed = {
  ...genshin,
  pulls: genshin.pulls.map((pull, n): Pull => {
    if (n % 3 === 0) return { ...pull, poolId: '999' }
    return n % 3 === 1 ? { ...pull, poolId: '2000', itemId: '270857', name: '部件形录', rankType: '2' } : pull
  }),
}

test.each([mixed, wuthering])(
  'LEDGER-16 page by page the exported file of $gameId is what it is whole',
  async (account) => {
    const { token: as, id } = await createTestUser(app, `exporter-${account.gameId}`)
    await importFile(app, account, as)
    const options = { language: 'ja', at: app.clock.now(), appVersion: '' } as const
    const modes = account.gameId === 'wuthering' ? (['extended'] as const) : (['extended', 'strict'] as const)
    for (const mode of modes) {
      const query = { gameId: account.gameId, uid: account.uid, mode, language: 'ja' } as const
      const file = JSON.parse((await send(exportPulls, query, { as })).text)
      const proven = provenPartsOf(account, await evidenceFor(deps.db, { ...account, userId: id }))
      const { content } = writePullFile([{ ...account, proven }], { ...options, mode }, factsOf)
      expect({ ...file, info: null }).toEqual({ ...content, info: null })
      expect(Object.keys(file)).toEqual(Object.keys(content))
    }
  },
)

test('LEDGER-16 the statistics of many pulls, counted in a process, are those of the rules', async () => {
  const { token: as } = await createTestUser(app, 'counter')
  await importFile(app, genshin, as)
  const { pools } = await call(getPullStatistics, { gameId: 'genshin', uid: genshin.uid }, { as })
  const bare = AMOUNTS.summarise([...genshin.pulls].sort(comparePulls), { ...genshin, completeness: new Map() })
  expect(pools.map(({ poolId, total }) => [poolId, total])).toEqual(bare.map(({ poolId, total }) => [poolId, total]))
  expect(pools.map(({ rarities }) => rarities[5].count)).toEqual(bare.map(({ rarities }) => rarities[5].count))
})

test('POOL-8 pulls of Miliastra Wonderland are no part of the statistics and prove nothing of other pools', async () => {
  const { token: as, id } = await createTestUser(app, 'wonderer')
  await importFile(app, mixed, as)
  const { pools } = await call(getPullStatistics, { gameId: 'genshin', uid: mixed.uid }, { as })
  const counting = mixed.pulls.filter(({ poolId }) => poolId !== '2000')
  const bare = AMOUNTS.summarise([...counting].sort(comparePulls), { ...mixed, completeness: new Map() })
  expect(pools.map(({ poolId, total }) => [poolId, total])).toEqual(bare.map(({ poolId, total }) => [poolId, total]))
  const [evidence = {}] = await evidenceFor(deps.db, { ...mixed, userId: id })
  expect(Object.keys(evidence)).not.toContain('2000')
})

test('LEDGER-16 the statistics of many pulls are heavy work, those of few are not', async () => {
  const { token: as, id } = await createTestUser(app, 'statistician')
  for (const account of [genshin, wuthering]) await importFile(app, account, as)
  const others = gate()
  const working = deps.heavyWork.run('statistics', { id, network: '203.0.113.1' }, () => others.opened)
  expect(await refusal(getPullStatistics, { gameId: 'genshin', uid: genshin.uid }, { as })).toEqual([429, 100008])
  expect((await send(getPullStatistics, { gameId: 'wuthering', uid: wuthering.uid }, { as })).status).toBe(200)

  others.open()
  await working
  expect((await send(getPullStatistics, { gameId: 'genshin', uid: genshin.uid }, { as })).status).toBe(200)
})

test('LEDGER-16 a user takes one file at a time, and a file that is not taken to its end makes room for the next', async () => {
  const { token: as, id } = await createTestUser(app, 'taker')
  await importFile(app, wuthering, as)
  const query = { gameId: 'wuthering', uid: wuthering.uid, mode: 'extended', language: 'en' } as const
  const end = deps.heavyWork.hold(id)
  const { status, headers } = await send(exportPulls, query, { as })
  expect([status, headers['retry-after']]).toEqual([429, '10'])
  expect((await send(exportAccount, {}, { as })).status).toBe(429)
  end()
  expect((await send(exportPulls, query, { as })).status).toBe(200)
  await expect.poll(async () => (await send(exportAccount, {}, { as })).status).toBe(200)
})

test('LEDGER-16 a file whose pulls change while it travels breaks off instead of passing for the whole', async () => {
  const { token: as, id: userId } = await createTestUser(app, 'changer')
  await importFile(app, wuthering, as)
  const query = { gameId: 'wuthering', uid: wuthering.uid, mode: 'extended', language: 'en' } as const
  const { pieces, close } = await offerExport(deps, { userId, appVersion: '1' }, query)
  app.clock.set('2026-05-20T04:00:01Z')
  const read = async () => {
    let isFirst = true
    for await (const _ of pieces) {
      if (isFirst) await importFile(app, { ...wuthering, pulls: wuthering.pulls.slice(0, 10) }, as)
      isFirst = false
    }
  }
  await expect(read()).rejects.toThrow('changed')
  close()
})
