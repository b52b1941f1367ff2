import { listCodes } from '@ephemeris/contract/catalogue/codes'
import { getOpenCatalogue, type OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { codeState } from '@ephemeris/core/codes/redeem-code'
import { DAY_MS, formatInstant, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { beforeEach, expect, test } from 'vitest'
import { mirroredRow, NOW, ONLY_FIRST, ONLY_PUBLISHERS, startMirroredApp } from '#server/testing/notices/mirrored-app'
import { openCatalogue } from '../catalogue.service.ts'
import { checkStored } from '../check/check-stored.service.ts'
import { describeSources } from '../ingest/describe.ts'
import { listSourceStates } from '../sources/source.queries.ts'
import { sourcesOf } from '../sources/source.ts'
import { shownCodes } from './catalogue-codes.ts'

const { deps, clock, publisher, answers, forget, read, documentOf, serve, servedDocument } = await startMirroredApp()

const ALL_SOURCES = ['hoyolab-codes', 'miyoushe-codes', 'kuro-codes']
const bonuses = (...codes: readonly string[]) => ({
  retcode: 0,
  data: {
    modules: [{ exchange_group: { bonuses: codes.map((code) => ({ exchange_code: code, code_status: 'ON' })) } }],
  },
})

beforeEach(() => {
  publisher.codes = {}
})

async function shown(language: 'en' | 'zh-Hans' = 'en') {
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  return listCodes.reply.read(listCodes.reply.write(catalogue.codes(language)))
}

const openCodes = ({ codes }: OpenCatalogue) => codes.map(({ code, region }) => `${code} ${region}`)

test('CODE-1 CODE-9 codes are read from the publishers’ own addresses, with what they are worth; off with the sources', async () => {
  publisher.codes = {
    'material?game_id=6': bonuses('KXHN8W7FGB6U'),
    'home/new?gids=2': {
      retcode: 0,
      data: { navigator: [{ name: '前瞻特别节目', app_path: 'https://webstatic.mihoyo.com/live?act_id=ea20261120' }] },
    },
    '/miyolive/index': { retcode: 0, data: { live: { code_ver: 'x1', remain: 0 } } },
    '/miyolive/refreshCode?version=x1': {
      retcode: 0,
      data: { code_list: [{ title: '<p>原石*80，摩拉*5</p>', code: '星夜长谈', to_get_time: '1795300000' }] },
    },
    '/forum/search': {
      code: 200,
      data: { postList: [{ postId: '5', postTitle: '前瞻通讯', userId: '10012001' }] },
    },
    '/forum/getPostDetail': {
      code: 200,
      data: {
        comment: [
          { userId: '10012001', commentContent: [{ content: '兑换码：WAKINGMOON，有效期至2026年11月23日23:59。' }] },
        ],
      },
    },
  }
  const rounds = await read(ONLY_PUBLISHERS)
  expect(rounds.filter(({ reason }) => reason !== null)).toEqual([])
  expect(await shown()).toMatchObject([
    { code: 'KXHN8W7FGB6U', gameId: 'starrail', region: 'world', since: NOW, until: null, pulls: null },
    { code: 'WAKINGMOON', gameId: 'wuthering', region: 'china', until: Date.UTC(2026, 10, 23, 15, 59, 59) },
    { code: '星夜长谈', region: 'china', pulls: 0.5, given: [{ id: 'primogem', amount: 80 }] },
  ])
  const phrase = (await shown('zh-Hans')).find(({ region, gameId }) => region === 'china' && gameId === 'genshin')
  expect(phrase?.items.map(({ name }) => name)).toEqual(['原石', '摩拉'])
  expect(describeSources(await listSourceStates(deps.db))).toMatch(/^hoyolab-codes: read [^\n]*, 1 code; next/m)
  expect(publisher.asked.filter((path) => path.includes('refreshCode'))).toHaveLength(1)
  expect(sourcesOf({ catalogueSources: { mirrors: [], asksPublishers: false } })).toEqual([])
  expect(sourcesOf(ONLY_PUBLISHERS).map(({ id }) => id)).toEqual(expect.arrayContaining(ALL_SOURCES))
})

test('CODE-4 CODE-5 what a later reading lacks is perhaps over, and comes back; a failure ends nothing', async () => {
  publisher.codes = { 'material?game_id=6': bonuses('KXHN8W7FGB6U', 'XVIZDH2B9WGX4TKSX77Y58QK') }
  const [round] = (await read(ONLY_PUBLISHERS)).filter(({ sourceId }) => sourceId === 'hoyolab-codes')
  expect(round?.reading?.unreadable.map(({ field }) => field)).toEqual(['exchange_code'])
  const stateOf = async () => (await shown()).map((code) => `${code.code} ${codeState(code, clock.now())}`)
  expect(await stateOf()).toEqual(['KXHN8W7FGB6U valid'])

  clock.set(formatInstant(instant(NOW + HOUR_MS)))
  publisher.codes = { 'material?game_id=2': { retcode: -1 }, 'material?game_id=6': bonuses() }
  await read(ONLY_PUBLISHERS)
  expect(await stateOf()).toEqual(['KXHN8W7FGB6U valid'])
  publisher.codes = { 'material?game_id=6': bonuses() }
  await read(ONLY_PUBLISHERS)
  expect(await stateOf()).toEqual(['KXHN8W7FGB6U perhaps_over'])

  clock.set(formatInstant(instant(NOW + 2 * DAY_MS)))
  publisher.codes = { 'material?game_id=6': bonuses('kxhn8w7fgb6u') }
  await read(ONLY_PUBLISHERS)
  expect(await shown()).toMatchObject([{ code: 'kxhn8w7fgb6u', since: NOW + 2 * DAY_MS, goneSince: null }])
})

test('CODE-3 a list that stays as it is keeps its codes; one that is silent for days makes them doubtful', async () => {
  publisher.tags = 'etag'
  publisher.codes = { 'material?game_id=2': bonuses('FIRST') }
  await read(ONLY_PUBLISHERS)
  clock.set(formatInstant(instant(NOW + 10 * DAY_MS)))
  await read(ONLY_PUBLISHERS)
  expect(await shown()).toMatchObject([{ since: NOW, checkedAt: NOW + 10 * DAY_MS }])
  publisher.tags = 'none'
  clock.set(formatInstant(instant(NOW + 14 * DAY_MS)))
  expect((await shown()).map((code) => codeState(code, clock.now()))).toEqual(['perhaps_over'])
})

test('CODE-10 another instance passes codes on, as old as they are there; one of the version before says nothing of them', async () => {
  publisher.codes = { 'material?game_id=6': bonuses('KXHN8W7FGB6U'), 'material?game_id=2': bonuses('去往挪德卡莱') }
  await read(ONLY_PUBLISHERS)
  const document = getOpenCatalogue.reply.write(await servedDocument()) as { readonly activities: readonly object[] }
  expect(openCodes(await servedDocument())).toEqual(['去往挪德卡莱 china', 'KXHN8W7FGB6U world'])
  await forget()
  answers.first = () => ({ status: 200, text: JSON.stringify(document) })
  clock.set(formatInstant(instant(NOW + HOUR_MS)))
  await read(ONLY_FIRST)
  expect((await servedDocument(ONLY_FIRST)).codes).toMatchObject([
    { code: '去往挪德卡莱', since: NOW, checkedAt: NOW },
    { code: 'KXHN8W7FGB6U', since: NOW, checkedAt: NOW },
  ])
  const { codes: _codes, ...before } = document as typeof document & { readonly codes: unknown }
  answers.first = () => ({ status: 200, text: JSON.stringify({ ...before, version: '1.1' }) })
  const [round] = await read(ONLY_FIRST)
  expect([round?.reason, round?.reading?.unreadable]).toEqual([null, []])
  expect((await shown()).map(({ goneSince }) => goneSince)).toEqual([null, null])
})

test('CODE-10 MIR-3 codes that no instance can know are named, and cost the activities nothing', async () => {
  const good = {
    ...{
      game_id: 'genshin',
      code: 'FIRST',
      region: 'world',
      items: [],
      until: null,
      url: 'https://elsewhere.example/x',
    },
    ...{ since: formatInstant(instant(NOW - DAY_MS)), checked_at: formatInstant(instant(NOW)), gone_since: null },
  }
  const bad = [
    { ...good, code: '<img src=x>' },
    { ...good, region: 'moon' },
    { ...good, since: formatInstant(instant(NOW + DAY_MS)) },
    { ...good, until: formatInstant(instant(NOW + 900 * DAY_MS)) },
    { ...good, items: [{ name: 'a\u202eb', amount: 1 }] },
    { ...good, items: [{ name: 'Primogem', amount: -1 }] },
    null,
  ]
  const activities = JSON.parse(serve(mirroredRow('Event'))().text).activities
  answers.first = () => ({ status: 200, text: documentOf(activities, { codes: [good, ...bad] }) })
  const [round] = await read(ONLY_FIRST)
  expect(round?.reading?.unreadable.map(({ field }) => field)).toEqual(bad.map(() => 'codes'))
  expect(await shown()).toMatchObject([{ code: 'FIRST', url: null, until: null }])
  answers.first = () => ({ status: 200, text: documentOf(activities, { codes: Array(9000).fill(good) }) })
  await read(ONLY_FIRST)
  expect(await shown()).toHaveLength(1)
  expect(await checkStored(deps)).toEqual([])
})

test('CODE-11 what is shipped of the past is never valid; it knows the rewards of a code that comes back', async () => {
  for (const at of ['2025-03-05T00:00:00Z', '2026-08-14T00:00:00Z', '2026-11-22T04:00:00Z']) {
    clock.set(at)
    expect(await shown()).toEqual([])
  }
  clock.set(formatInstant(instant(NOW)))
  publisher.codes = { 'material?game_id=2': bonuses('56cacucuvsajaw') }
  await read(ONLY_PUBLISHERS)
  const [back] = await shown()
  expect(back).toMatchObject({ since: NOW, goneSince: null, pulls: 30 / 160 })
  expect(shownCodes([], 'en', clock.now())).toEqual([])
})
