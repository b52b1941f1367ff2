import { type CodesReading, joinReadings } from '@ephemeris/announcements/codes/code-reading'
import { codeVersionIn, liveActIn, readLiveCodes, readMaterial } from '@ephemeris/announcements/codes/hoyoverse-codes'
import { programmePosts, readKuroCodes } from '@ephemeris/announcements/codes/kuro-codes'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import type { Instant } from '@ephemeris/core/time/instant'
import { SourceError } from '../sources/fetch-error.ts'
import type { Get, Source } from '../sources/notice-source.ts'

/** The publisher's numbers of the games, alike in the world and in China. */
const HOYOVERSE_GAMES: readonly (readonly [GameId, number])[] = [
  ['genshin', 2],
  ['starrail', 6],
  ['zenless', 8],
]

const KURO_GAMES = GAME_IDS.filter((gameId) => traitsOf(gameId).publisher === 'kuro')

const MATERIAL = 'https://bbs-api-os.hoyolab.com/community/painter/wapi/circle/channel/guide/material'
const HOME = 'https://bbs-api.miyoushe.com/apihub/api/home/new'
const LIVE = 'https://api-takumi-static.mihoyo.com/event/miyolive'
const KURO = 'https://api.kurobbs.com/forum'
/** Kuro refuses requests without them, and does not look at what they say. */
const KURO_HEADERS = { source: 'h5', devCode: 'ephemeris', version: '2.0.0' }

/** The publishers' anonymous addresses for redeem codes. A list is mostly empty, and that is no failure. (CODE-1) */
export const CODE_SOURCES: readonly Source[] = [
  codeSource('hoyolab-codes', HOYOVERSE_GAMES, async (get, [gameId, id], now) =>
    requireShape(readMaterial(gameId, await get(`${MATERIAL}?game_id=${id}`), now)),
  ),
  codeSource('miyoushe-codes', HOYOVERSE_GAMES, readLivestream),
  codeSource('kuro-codes', KURO_GAMES, async (get, _game, now) => {
    const form = { gameId: '3', keyword: '前瞻通讯', forumType: '1', searchSort: '2', pageIndex: '1', pageSize: '20' }
    const posts = requireShape(programmePosts(await get(`${KURO}/search/v2/post`, { headers: KURO_HEADERS, form })))
    const readings: CodesReading[] = []
    for (const postId of posts) {
      const answer = await get(`${KURO}/getPostDetail`, { headers: KURO_HEADERS, form: { postId } })
      readings.push(requireShape(readKuroCodes(answer, now)))
    }
    return joinReadings(readings)
  }),
]

/** China's: the front page of the community leads to the livestream, which has its codes under a number. */
async function readLivestream(get: Get, [gameId, id]: (typeof HOYOVERSE_GAMES)[number], now: Instant) {
  const act = requireRead(liveActIn(await get(`${HOME}?gids=${id}&parts=1%2C3%2C4`)))
  if (act === null) return joinReadings([])
  const headers = { 'x-rpc-act_id': act }
  const version = requireRead(codeVersionIn(await get(`${LIVE}/index`, { headers })))
  if (version === null) return joinReadings([])
  const answer = await get(`${LIVE}/refreshCode?version=${version}`, { headers })
  return requireShape(readLiveCodes(gameId, answer, now))
}

/** One game after another; a reading without all of them would take codes for gone. */
function codeSource<Game>(
  id: string,
  games: readonly Game[],
  readGame: (get: Get, game: Game, now: Instant) => Promise<CodesReading>,
): Source {
  return {
    id,
    isMirror: false,
    read: async (get, { now }) => {
      const readings: CodesReading[] = []
      for (const game of games) readings.push(await readGame(get, game, now))
      const { codes, unreadable } = joinReadings(readings)
      const nothing = { found: new Map(), languages: [], leftOut: [], failures: [] }
      return { ...nothing, codes, notices: codes.length, unreadable }
    },
  }
}

/** @throws SourceError if the answer is none */
function requireShape<T>(read: T | null): T {
  if (read === null) throw new SourceError('shape')
  return read
}

/** As `requireShape`, where `null` is an answer. */
function requireRead<T>(read: T | undefined): T {
  if (read === undefined) throw new SourceError('shape')
  return read
}
