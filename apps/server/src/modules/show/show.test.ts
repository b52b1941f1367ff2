import {
  createAccessToken,
  createShownPage,
  listAccessTokens,
  MAX_ACCESS_TOKENS,
  revokeAccessToken,
} from '@ephemeris/contract/account/access-tokens'
import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { logoutAll } from '@ephemeris/contract/account/sign-in'
import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import { revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import { getOwnView } from '@ephemeris/contract/open/open-me'
import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { accountFigures, poolFigures } from '@ephemeris/core/gacha/figures/figure-words'
import { summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { pullsIn, pullsPerMonth } from '@ephemeris/core/gacha/figures/pulls-per-month'
import { shareFigures } from '@ephemeris/core/gacha/figures/share-figures'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { storedTexts } from '#server/testing/database/stored-texts'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { type SimulatedAccount, simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { factsOf, homeOf } from '../gacha/gacha-facts.ts'
import { sayIn } from './say-in.ts'

const account = simulatedAccount('genshin', { pulls: 700 })
const large = simulatedAccount('starrail', { pulls: 6000, seed: 'large' })
const app = await startImportTestApp([account])
const { ask, call, refusal, send, deps, clock, lines } = app

async function player(name: string, own: SimulatedAccount = account): Promise<TestUser> {
  const user = await createTestUser(app, name)
  await importFile(app, own, user.token)
  return user
}

const make = ({ token }: TestUser, name = '', { gameId, uid }: Pick<SimulatedAccount, 'gameId' | 'uid'> = account) =>
  call(createShownPage, { gameId, uid, name, language: 'ja' }, { as: token })

async function pathOf(made: ReturnType<typeof make>): Promise<string> {
  return new URL((await made).page?.url ?? '').pathname
}

let readers = 0
const open = (path: string, headers: Record<string, string> = { 'accept-language': 'en' }) => {
  readers += 1
  return ask(`GET ${path}`, { headers: { 'x-forwarded-for': `198.19.${readers >> 8}.${readers & 255}`, ...headers } })
}
const statusOf = async (path: string) => (await open(path)).status

/** What a browser shows. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*<\/style>|<[^>]*>/gs, '\n')
    .replace(
      /&(?:lt|gt|quot|amp|#39);/g,
      (sign) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[sign] ?? '&',
    )

test('SHOW-1 a page is made with a name or without, listed with its address, and no one else learns its secret', async () => {
  const ada = await player('ada')
  const made = await make(ada, ' Mes tirages ')
  expect(made.page?.url).toMatch(/\/show\/eph_[\w-]{43}-u_[\w-]{22}$/)
  expect(made).toMatchObject({ name: 'Mes tirages', usedAt: null, page: { gameId: 'genshin', uid: account.uid } })
  expect(await statusOf(await pathOf(Promise.resolve(made)))).toBe(200)
  expect(await call(listAccessTokens, {}, { as: ada.token })).toEqual([{ ...made, usedAt: clock.now() }])
  expect(await call(listAccessTokens, {}, { as: (await createTestUser(app, 'other')).token })).toEqual([])

  const file = (await send(exportAccount, {}, { as: ada.token })).text
  expect(JSON.parse(file).access_tokens).toEqual([expect.objectContaining({ name: 'Mes tirages', uid: account.uid })])
  const secret = made.page?.url?.split('eph_')[1]?.slice(0, 43) ?? ''
  const places = [...(await storedTexts(deps.db)), ['log', lines.join('\n')], ['export', file]] as const
  expect(places.filter(([, text]) => text.includes(secret))).toEqual([])
  expect(await deps.metrics.text()).not.toContain(secret)
})

test('SHOW-1 a user has ten pages, however many are asked for together, and ten tokens beside them', async () => {
  const bea = await player('bea')
  const asked = Array.from({ length: MAX_ACCESS_TOKENS + 1 }, (_, n) =>
    send(createShownPage, { ...account, name: `${n}`, language: 'en' }, { as: bea.token }),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status !== 201).map(refusalIn)).toEqual([[409, 100002]])
  expect(await call(createAccessToken, { name: 'screen' }, { as: bea.token })).toMatchObject({ page: null })
})

test.each(['x'.repeat(33), 'a‮b', 'a\nSet-Cookie: x=1', '​', 'a\0'])('SHOW-1 %j is no name of a page', async (name) => {
  const { token: as } = await player(`name-${name.length}-${name.codePointAt(1) ?? 0}`)
  expect(await refusal(createShownPage, { ...account, name, language: 'en' }, { as })).toEqual([400, 100002])
})

test('SHOW-1 an account that is not on the list, or has no pulls, gets no page', async () => {
  const { token: as } = await player('cleo')
  const stranger = { gameId: 'genshin', uid: '800000002', name: '', language: 'en' } as const
  expect((await refusal(createShownPage, stranger, { as }))[0]).toBe(404)
  await call(clearRecords, account, { as })
  expect((await refusal(createShownPage, { ...account, name: '', language: 'en' }, { as }))[0]).toBe(404)
})

const HISTORIES = [
  ...GAME_IDS.map((gameId) => simulatedAccount(gameId, { pulls: 400, seed: `law ${gameId}` })),
  simulatedAccount('genshin', { pulls: 40, seed: 'few' }),
  large,
]

test.each(HISTORIES)(
  'SHOW-2 the page of $gameId has the figures of the owner’s pages, in every language',
  async (own) => {
    const { gameId, uid } = own
    const user = await player(`law-${HISTORIES.indexOf(own)}`, own)
    const path = await pathOf(make(user, '', own))
    const coverage = await call(getCoverage, own, { as: user.token })
    const index = factsOf(gameId)
    const histories = countPulls(own.pulls, {
      index,
      server: homeOf(gameId, uid).offset,
      completeness: new Map(coverage.map((pool) => [pool.poolId, pool])),
    })

    for (const language of LANGUAGES) {
      const say = sayIn(language, 'gacha')
      const words = { language, say, five: say(rarityKey(gameId, 5)), sayShared: sayIn(language, 'gachaShare') }
      const poolName = (poolId: string) => poolNameIn(language, gameId, poolId)
      const { text } = await open(path, { 'accept-language': language })
      expect(text).toContain(`<html lang="${language}">`)
      const shown = textOf(text)
      const whole = [...histories.values()]
      for (const { value, labels } of accountFigures(shareFigures(whole, index), { ...words, poolName })) {
        for (const line of [value, ...labels]) expect(shown).toContain(line)
      }
      const sections = text.split('<section').slice(1).map(textOf)
      expect(sections).toHaveLength(whole.length + 1)
      whole.forEach((history, at) => {
        const section = sections[at] ?? ''
        expect(section).toContain(poolName(history.poolId))
        for (const { label, value, explanation, meaning } of poolFigures(
          summarisePool(history, index),
          index.pools.get(history.poolId),
          words,
        )) {
          for (const line of [label, value ?? '–', explanation, meaning ?? '']) expect(section).toContain(line)
        }
        const fives = history.pulls.filter(({ rarity }) => rarity === 5).slice(-100)
        const costs = fives.toReversed().map(({ pull, pity, isPityAtLeast, outcome }) => {
          const cost = isPityAtLeast ? say('pity.atLeast', { pity: pity ?? 0 }) : pity
          return `${itemNameIn(language, pull, index)} ${cost}${outcome ? ` ${say(`outcome.${outcome}`)}` : ''}`
        })
        const listed = [...(text.split('<section')[at + 1] ?? '').matchAll(/<li>(.*?)<\/li>/gs)]
        expect(listed.map(([, item = '']) => textOf(item).replace(/\n/g, ''))).toEqual(costs)
      })
      const months = pullsPerMonth(whole.flatMap(({ pulls }) => pulls))
      const rows = [...text.matchAll(/<tr><th scope="row">[^<]*<\/th><td>(\d+)<\/td><td>(\d+)<\/td><td>(\d+)/g)]
      expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
        months.toReversed().map((month) => [pullsIn(month), month.counts[5], month.counts[4]]),
      )
    }
  },
)

test('SHOW-2 the title is what was typed, else that of the game, in the reader’s language or else the player’s', async () => {
  const dan = await player('dan')
  const [named, plain] = [await pathOf(make(dan, 'Dan’s luck')), await pathOf(make(dan))]
  expect((await open(named)).text).toContain('<h1 dir="auto">Dan’s luck</h1>')
  const titleFor = async (headers: Record<string, string>) =>
    /<meta property="og:title" content="(.*?)">/.exec((await open(plain, headers)).text)?.[1]
  expect(await titleFor({ 'accept-language': 'fr-CA,en;q=0.5' })).toBe('Mes tirages Genshin Impact')
  expect(await titleFor({})).toBe(sayIn('ja', 'gachaShare')('heading', { game: '原神' }))
})

test('SHOW-2 neither UID, user name nor address is in the page, and HTML in a name is text', async () => {
  const name = '"><script>alert(1)</script>'
  const eve = await player('eve-of-all')
  await importFile(app, account, eve.token)
  const path = await pathOf(make(eve, name))
  const { text } = await open(path)
  expect(text.match(/<script|onerror|javascript:/g)).toBeNull()
  expect(textOf(text)).toContain(name)
  expect(text).toContain('content="&quot;&gt;&lt;script&gt;')
  for (const own of [account.uid, 'eve-of-all', eve.email]) expect(text).not.toContain(own)
  // The id in the address is random, and says nothing of the player.
  expect(text.replaceAll(path, '')).not.toContain(eve.id)
})

test('SHOW-3 no one keeps or indexes a page, and nothing but its own style runs in it', async () => {
  const path = await pathOf(make(await player('fay')))
  const page = await open(path)
  for (const { headers } of [page, await open(`${path}/picture.png`), await open('/show/none')]) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self';/,
    )
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">')
  expect((await ask(`HEAD ${path}`)).text).toBe('')
  expect((await ask(`POST ${path}`)).status).toBe(405)
})

test('SHOW-3 (C102) what has ended, never was or is malformed has one answer, in the reader’s language', async () => {
  const [gil, hal] = [await player('gil'), await player('hal')]
  const made = await make(gil)
  const path = await pathOf(Promise.resolve(made))
  await call(revokeAccessToken, { id: made.id }, { as: hal.token })
  expect(await statusOf(path)).toBe(200)
  const { token } = await call(createAccessToken, { name: 'screen' }, { as: gil.token })
  expect(
    (await send(getOwnView, { language: null, timeZone: null, hasUids: false }, { as: path.slice(6) })).status,
  ).toBe(401)
  await call(revokeAccessToken, { id: made.id }, { as: gil.token })

  const gone = await open(path)
  expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const others = [
    ...[
      `/show/${token}`,
      '/show/x',
      '/show/eph_%00',
      `/show/${made.id}`,
      '/show/..%2f..%2fetc',
      `/show/${'a'.repeat(3000)}`,
    ],
    ...[path.replace(gil.id, hal.id), path.toUpperCase().replace('/SHOW/', '/show/'), `${path}/picture.png`],
  ]
  for (const other of others) {
    const { status, text } = await open(other)
    expect([other, status, text]).toEqual([other, 404, gone.text])
  }
  const french = await open(path, { 'accept-language': 'fr' })
  expect(textOf(french.text)).toContain(SERVER_TEXTS.fr.refusals.NOT_FOUND)
})

test('SHOW-3 (C102) a page ends with its account, its pulls, its user and with all sessions', async () => {
  const ivo = await player('ivo')
  const path = await pathOf(make(ivo))
  const ban = (at: Date | null) =>
    deps.db.updateTable('account').set({ banned_at: at }).where('id', '=', ivo.id).execute()
  await ban(new Date(clock.now()))
  expect(await statusOf(path)).toBe(404)
  await ban(null)
  expect(await statusOf(path)).toBe(200)
  await call(clearRecords, account, { as: ivo.token })
  expect([await statusOf(path), await statusOf(`${path}/picture.png`)]).toEqual([404, 404])
  await importFile(app, account, ivo.token)
  expect(await statusOf(path)).toBe(200)

  await call(revokeUid, account, { as: ivo.token })
  await importFile(app, account, ivo.token)
  expect(await statusOf(path)).toBe(404)
  const next = await pathOf(make(ivo))
  await call(logoutAll, {}, { as: ivo.token })
  expect(await statusOf(next)).toBe(404)

  const jon = await player('jon')
  const last = await pathOf(make(jon))
  await call(deleteAccount, { confirm: 'jon', currentPassword: PASSWORD }, { as: jon.token })
  expect(await statusOf(last)).toBe(404)
})

test('SHOW-3 a page is opened 600 times a minute by all readers together; what is over that is refused as a page', async () => {
  const made = await make(await player('kim'))
  const path = await pathOf(Promise.resolve(made))
  await deps.limits.charge({ name: 'shown-page-read', points: 600, seconds: 60 }, made.id, 598)
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(path))
  expect(statuses).toEqual([200, 200, 429, 429])
  const refused = await open(path)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(textOf(refused.text)).toContain(SERVER_TEXTS.en.refusals.RATE_LIMITED)
})

test('SHOW-4 a chat finds title, words and a picture in the page', async () => {
  const path = await pathOf(make(await player('lou')))
  const { text } = await open(path)
  const tags = new Map(
    [...text.matchAll(/<meta property="(og:[\w:]+)" content="(.*?)">/g)].map(([, key, value]) => [key, value]),
  )
  expect(tags.get('og:description')).toMatch(/700 pulls/)
  expect(tags.get('og:image')).toBe(`${deps.origin.url()}${path}/picture.png`)
  const { status, headers } = await open(`${path}/picture.png`)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
})
