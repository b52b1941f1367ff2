import { strToU8 } from 'fflate'
import LZString from 'lz-string'
import {
  apiRow,
  asNumber,
  byPool,
  CHINESE,
  csv,
  family,
  HOYO,
  json,
  nameIn,
  newestFirst,
  slug,
  type Tool,
  utc,
  WHOLE,
} from './tool-rows.test-data.ts'

/** Those of Honkai: Star Rail and Zenless Zone Zero. */
export const STARRAIL_TOOLS: readonly Tool[] = [
  {
    ...WHOLE,
    name: 'StarRailStation CSV',
    games: ['starrail'],
    hasUid: false,
    write: ({ pulls, hours }) =>
      csv([
        ['uid', 'id', 'rarity', 'time', 'banner', 'type', 'manual'],
        ...pulls.map((pull) => [pull.id, pull.itemId, pull.rankType, utc(pull.time, hours), '1', pull.poolId, 'false']),
      ]),
  },
  {
    ...WHOLE,
    name: 'StarRailStation .dat',
    games: ['starrail'],
    hasUid: false,
    write: ({ pulls, hours }) => {
      const rows = byPool(
        pulls,
        (pull) => ({
          uid: pull.id,
          itemId: Number(pull.itemId),
          timestamp: Date.parse(utc(pull.time, hours)),
          gachaType: asNumber(pull.poolId),
          gachaId: 1,
          rarity: Number(pull.rankType),
          manual: false,
        }),
        ({ poolId }) => `items_${poolId}`,
      )
      return Uint8Array.from(
        strToU8(
          `srs${LZString.compressToUTF16(JSON.stringify({ data: { stores: { '1_warp-v2': newestFirst(rows) } } }))}`,
        ),
      )
    },
  },
  {
    ...WHOLE,
    name: 'pom.moe',
    games: ['starrail'],
    write: (history) => {
      const keys = new Map([
        ['11', 'character'],
        ['12', 'lightcone'],
        ['1', 'standard'],
        ['2', 'beginner'],
      ])
      const pools = byPool(
        history.pulls,
        (pull) => ({
          id: pull.id,
          bannerCode: 1,
          itemId: pull.itemId,
          name: slug(pull.name, '-'),
          time: pull.time,
          type: 'x',
          rarity: Number(pull.rankType),
          pity: 1,
          raw: JSON.stringify(apiRow(pull, history)),
        }),
        ({ poolId }) => keys.get(poolId) ?? poolId,
      )
      return json({
        default: {
          character: [],
          lightcone: [],
          standard: [],
          beginner: [],
          ...Object.fromEntries(pools),
          bannerSummary: {},
        },
      })
    },
  },
  {
    ...WHOLE,
    name: 'feixiaoqiu',
    games: ['starrail'],
    hasUid: false,
    write: (history) =>
      json({
        result: 'OK',
        record: history.pulls
          .map((pull) =>
            [
              pull.poolId,
              '1',
              nameIn(CHINESE, pull, 'starrail'),
              pull.rankType,
              pull.itemId,
              pull.time,
              pull.id,
              '1',
            ].join('_'),
          )
          .join('#'),
      }),
  },
  {
    ...WHOLE,
    name: 'zzz.rng.moe',
    games: ['zenless'],
    write: ({ uid, pulls, hours }) => {
      const codes = new Map([
        ['1', '1001'],
        ['2', '2001'],
        ['3', '3001'],
        ['5', '5001'],
        ['102', '12001'],
        ['103', '13001'],
      ])
      const items = byPool(
        pulls,
        (pull) => ({
          uid: pull.id,
          id: Number(pull.itemId),
          timestamp: Date.parse(utc(pull.time, hours)),
          rarity: Number(pull.rankType),
          gacha: 0,
          gachaType: asNumber(pull.poolId),
          pity: 1,
          manual: false,
          result: 0,
        }),
        ({ poolId }) => codes.get(poolId) ?? poolId,
      )
      return json({
        version: 1,
        game: 'zzz',
        data: { profiles: { 1: { bindUid: uid, stores: { 0: { items: Object.fromEntries(items) } } } } },
      })
    },
  },
  {
    ...WHOLE,
    name: 'StarDB',
    games: HOYO,
    hasSecondBanner: false,
    write: ({ gameId, uid, hours, pulls }) => {
      const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        genshin: { 100: 'beginner', 200: 'standard', 301: 'character', 302: 'weapon', 500: 'chronicled' },
        starrail: { 1: 'standard', 2: 'departure', 11: 'character', 12: 'light_cone' },
        zenless: { 1: 'standard', 2: 'character', 3: 'w_engine', 5: 'bangboo' },
      }
      const pools = byPool(
        pulls,
        (pull) => ({
          id: pull.id,
          item_id: Number(pull.itemId),
          type: 'x',
          timestamp: utc(pull.time, hours),
          official: true,
        }),
        (pull) => new Map(Object.entries(names[gameId] ?? {})).get(family(pull)) ?? pull.poolId,
      )
      const [key = '', list = ''] =
        [
          ['gi', 'wishes'],
          ['hsr', 'warps'],
          ['zzz', 'signals'],
        ][HOYO.findIndex((one) => one === gameId)] ?? []
      return json({
        user: {
          username: 'a',
          [key]: { achievements: [], uids: [{ uid: Number(uid), [list]: Object.fromEntries(pools) }] },
        },
        signature: 'x',
      })
    },
  },
  {
    ...WHOLE,
    name: 'HoYo.Gacha CSV',
    games: HOYO,
    write: (history) =>
      csv(
        history.pulls.map((pull) => [
          history.uid,
          pull.gachaId,
          pull.poolId,
          pull.itemId,
          1,
          pull.time,
          nameIn('en', pull, history.gameId),
          'en-us',
          pull.itemType,
          pull.rankType,
          pull.id,
        ]),
      ),
  },
]
