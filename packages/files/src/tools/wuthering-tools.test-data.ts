import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { workbookOf } from '../containers/workbook.test-data.ts'
import {
  asNumber,
  byPool,
  CHINESE,
  csv,
  json,
  kuroRow,
  NAMED,
  NAMELESS,
  nameIn,
  newestFirst,
  type Tool,
  utc,
} from './tool-rows.test-data.ts'

/** Those of Wuthering Waves. */
export const WUTHERING_TOOLS: readonly Tool[] = [
  {
    ...NAMED,
    name: 'WuWa Tracker',
    games: ['wuthering'],
    write: ({ uid, pulls, hours }) =>
      json({
        version: '0.0.2',
        playerId: uid,
        pulls: pulls
          .map((pull, place) => ({
            cardPoolType: asNumber(pull.poolId),
            resourceId: place % 4 === 0 ? null : Number(pull.itemId),
            qualityLevel: Number(pull.rankType),
            name: pull.name,
            time: utc(pull.time, hours).replace('Z', '+00:00'),
            isSorted: true,
            group: pull.order,
          }))
          .toReversed(),
      }),
  },
  {
    ...NAMELESS,
    name: 'WuWa Tracker 2024',
    games: ['wuthering'],
    write: ({ pulls }) => {
      const pools = byPool(pulls, (pull) => ({
        c: 1,
        p4: 1,
        p5: 1,
        n: pull.name,
        t: pull.time,
        q: Number(pull.rankType),
        s: 1,
      }))
      return json(Array.from({ length: 13 }, (_, place) => (pools.get(String(place + 1)) ?? []).toReversed()))
    },
  },
  {
    ...NAMED,
    name: 'WuWa Pal',
    games: ['wuthering'],
    write: ({ uid, pulls }) => {
      const names = new Map([
        ['1', 'featured_resonator'],
        ['2', 'featured_weapon'],
        ['3', 'standard_resonator'],
        ['4', 'standard_weapon'],
        ['5', 'beginner'],
        ['6', 'beginner_choice'],
        ['7', 'giveback_event'],
        ['10', 'cp_collab_resonator'],
        ['11', 'cp_collab_weapon'],
      ])
      const pools = byPool(
        pulls,
        (pull) => ({ n: pull.name, q: Number(pull.rankType), t: pull.time, s: 'a', c: 'w' }),
        ({ poolId }) => names.get(poolId) ?? poolId,
      )
      return json({
        version: '2.0',
        banners: [...pools].map(([name, items]) => ({ name, profile: 'me', items })),
        accounts: [{ displayName: 'me', playerId: uid }],
        externalCollections: [],
      })
    },
  },
  {
    ...NAMED,
    name: 'wuwa-gacha-tool',
    games: ['wuthering'],
    write: ({ uid, pulls }) => json({ ...newestFirst(byPool(pulls, (pull) => kuroRow(pull))), uid }),
  },
  {
    ...NAMED,
    name: 'WutheringWavesUID store',
    games: ['wuthering'],
    write: ({ uid, pulls }) =>
      json({
        uid,
        data_time: 'x',
        data: newestFirst(
          byPool(
            pulls,
            (pull) => kuroRow(pull, '全频调谐'),
            ({ poolId }) => GACHA_FACTS.wuthering.pools.find(({ id }) => id === poolId)?.name[CHINESE] ?? poolId,
          ),
        ),
      }),
  },
  {
    ...NAMED,
    name: 'NekoGame xlsx',
    games: ['wuthering'],
    write: ({ uid, pulls }) => {
      const rows = pulls.map((pull, place) => [
        place,
        uid,
        GACHA_FACTS.wuthering.pools.find(({ id }) => id === pull.poolId)?.name[CHINESE] ?? pull.poolId,
        pull.itemId,
        pull.rankType,
        pull.itemType,
        nameIn(CHINESE, pull, 'wuthering'),
        1,
        pull.time,
      ])
      const head = ['id', 'UID', '卡池类型', '物品ID', '星级', '类型', '名称', '数量', '时间']
      return Uint8Array.from(
        workbookOf([
          { name: '总数据', rows: [head, ...rows] },
          { name: `UID-${uid}-角色活动唤取`, rows: [head, ...rows] },
        ]),
      )
    },
  },
  {
    ...NAMELESS,
    name: 'wutheringwaves.app',
    games: ['wuthering'],
    write: ({ pulls }) =>
      csv([
        ['time', 'name', 'qualityLevel', 'cardPoolType'],
        ...pulls.map((pull) => [`"${pull.time}"`, `"${pull.name}"`, pull.rankType, pull.poolId]).toReversed(),
      ]),
  },
]
