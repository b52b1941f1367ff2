import { GAME_IDS } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { FACT_KINDS } from '../by-game.ts'
import { isFactTime } from '../fact-time.ts'
import { shapeFaults } from '../shape.ts'
import { GACHA_FACTS } from './gacha-facts.ts'
import { LINK_BOOK } from './link-book.ts'
import { PULL_LOGS } from './pull-logs.ts'
import { SERVERS } from './servers.ts'

test('POOL-1 every pool is asked for once, and only pools that exist; the second character banner comes with the first', () => {
  for (const game of READ_GAMES) {
    const asked = PULL_LOGS[game].queries.flatMap(({ pools }) => pools)
    const known = GACHA_FACTS[game].pools.map(({ id }) => id).filter((id) => id !== '400')
    expect(asked.toSorted()).toEqual(known.toSorted())
  }
})

test('POOL-1 pools are shown in their own order, with a name in every language and the day they opened', () => {
  const shown = mapGames((game) => GACHA_FACTS[game].pools.map(({ id }) => id).join(' '))
  expect(shown).toMatchObject({
    genshin: '301 400 302 500 200 100',
    starrail: '11 12 21 22 1 2',
    zenless: '2 3 1 5 102 103',
    wuthering: '1 2 3 4 5 6 7 8 9 10 11 12 13',
  })
  for (const { pools } of Object.values(GACHA_FACTS)) {
    for (const { fullName, opened, id } of pools) {
      expect(isFactTime(opened)).toBe(true)
      expect(LANGUAGES.map((language) => fullName[language])).not.toContain(id)
    }
  }
})

test.each([
  ['genshin', '100000001', 'cn_gf01', 8],
  ['genshin', '512345678', 'cn_qd01', 8],
  ['genshin', '612345678', 'os_usa', -5],
  ['genshin', '712345678', 'os_euro', 1],
  ['genshin', '1812345678', 'os_asia', 8],
  ['genshin', '912345678', 'os_cht', 8],
  ['starrail', '612345678', 'prod_official_usa', -5],
  ['zenless', '12345678', 'prod_gf_cn', 8],
  ['zenless', '1012345678', 'prod_gf_us', -5],
  ['zenless', '1512345678', 'prod_gf_eu', 1],
  ['wuthering', '112345678', '76402e5b20be2c39f095a152090afddc', 8],
  ['wuthering', '512345678', '591d6af3a3090d8ea00d8f86cf6d7501', -5],
  ['wuthering', '912345678', '10cd7254d57e58ae560b15d51e34b4c8', 8],
] as const)('POOL-2 the UID %s %s lives on %s at UTC%+d', (game, uid, id, offsetHours) => {
  const homes = SERVERS[game].filter((server) => server.uid.test(uid))
  expect(homes).toEqual([expect.objectContaining({ id, offsetHours })])
})

test('POOL-2 other digits are no UID', () => {
  const all = GAME_IDS.flatMap((game) => SERVERS[game])
  for (const uid of ['', '0', '1234567', '000000000', '1234567890123', '80000000a', '２00000001']) {
    expect(all.filter((server) => server.uid.test(uid))).toEqual([])
  }
})

test('POOL-4 links and requests name exact hosts of the publishers, over https, with whole paths', () => {
  for (const { log } of Object.values(LINK_BOOK)) {
    for (const { origin } of log.areas)
      expect(origin).toMatch(
        /^https:\/\/[a-z\d.-]+\.(mihoyo|hoyoverse)\.com$|^https:\/\/gmserver-api\.aki-game2\.(com|net)$/,
      )
    for (const { host, path } of log.links) {
      expect(host).toMatch(/^[a-z\d-]+\.(mihoyo|hoyoverse|aki-game|aki-game2)\.(com|net)$/)
      expect(path.source).toMatch(/^\^.*\$$/)
    }
  }
})

test('POOL-5 every pool says how long it is kept; the shorter figure is never the longer one', () => {
  for (const game of GAME_IDS) {
    const { retention } = PULL_LOGS[game]
    expect(retention.at(-1)?.pools).toBeNull()
    for (const { keptDays, warnDays } of retention) expect(warnDays).toBeLessThanOrEqual(keptDays)
  }
  const log = FACT_KINDS.find(({ name }) => name === 'log')
  if (!log) throw new RangeError('no shape')
  const file = {
    ...Object(log.files.genshin),
    retention: [{ pools: ['301'], keptDays: 1, warnDays: 1, confidence: 'low' }],
  }
  expect(shapeFaults(log.shape, file, 'log.json')).toEqual([
    'log.json: retention must have a row without pools, for all others',
  ])
})
