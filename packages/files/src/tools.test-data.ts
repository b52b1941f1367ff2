import { indexFacts } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { itemNameIn } from '@ephemeris/core/gacha/pull-text'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import { utcOffset } from '@ephemeris/core/time/zone'
import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'
import { strToU8 } from 'fflate'
import LZString from 'lz-string'
import { databaseOf } from './database.test-data.ts'
import { workbookOf } from './workbook.test-data.ts'

/** A made-up account whose history tools write. */
export interface SampleHistory {
  readonly gameId: GameId
  readonly uid: string
  /** Hours east of UTC of the server. */
  readonly hours: number
  /** Oldest first. */
  readonly pulls: readonly Pull[]
}

/** What a format can hold of a pull. */
export interface Holding {
  readonly hasId: boolean
  readonly hasUid: boolean
  /** Whether genshin's second character banner is told from the first. */
  readonly hasSecondBanner: boolean
}

export interface Tool extends Holding {
  readonly name: string
  readonly games: readonly GameId[]
  readonly write: (history: SampleHistory) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

const UIDS: Readonly<Record<GameId, { readonly uid: string; readonly hours: number }>> = {
  genshin: { uid: '700000001', hours: 1 },
  starrail: { uid: '600000001', hours: -5 },
  zenless: { uid: '1300000001', hours: 8 },
  wuthering: { uid: '700000004', hours: 8 },
}

export function sampleHistory(gameId: GameId, seed: string, pulls: number): SampleHistory {
  const { uid, hours } = UIDS[gameId]
  const made = syntheticPulls({
    index: indexFacts(gameId, GACHA_FACTS[gameId]),
    server: utcOffset(hours * 60),
    ...{ seed, pulls },
    from: instant(Date.UTC(2025, 11, 1)),
    to: instant(Date.UTC(2026, 4, 19)),
  })
  return { gameId, uid, hours, pulls: made }
}

const CHINESE: Language = 'zh-Hans'

function nameIn(language: Language, pull: Pull, gameId: GameId): string {
  return itemNameIn(language, pull, indexFacts(gameId, GACHA_FACTS[gameId]))
}

function utc(time: string, hours: number): string {
  return `${new Date((parseWallTime(time) ?? 0) - hours * 3_600_000).toISOString().slice(0, 19)}Z`
}

function json(value: unknown): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(strToU8(JSON.stringify(value)))
}

function csv(lines: readonly (readonly unknown[])[], mark = ','): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(strToU8(lines.map((line) => line.join(mark)).join('\n')))
}

function byPool<Row>(
  pulls: readonly Pull[],
  rowOf: (pull: Pull) => Row,
  poolOf: (pull: Pull) => string = ({ poolId }) => poolId,
) {
  const pools = new Map<string, Row[]>()
  for (const pull of pulls) pools.set(poolOf(pull), [...(pools.get(poolOf(pull)) ?? []), rowOf(pull)])
  return pools
}

function newestFirst<Row>(pools: ReadonlyMap<string, readonly Row[]>): Record<string, readonly Row[]> {
  return Object.fromEntries([...pools].map(([pool, rows]) => [pool, rows.toReversed()]))
}

const family = ({ poolId }: Pull) => (poolId === '400' ? '301' : poolId)
const apiRow = (pull: Pull, { uid, gameId }: SampleHistory) => ({
  uid,
  gacha_id: pull.gachaId,
  gacha_type: pull.poolId,
  item_id: gameId === 'genshin' ? '' : pull.itemId,
  count: '1',
  time: pull.time,
  name: nameIn(CHINESE, pull, gameId),
  lang: 'zh-cn',
  item_type: pull.itemType,
  rank_type: pull.rankType,
  id: pull.id,
})
const kuroRow = (pull: Pull, pool = pull.poolId) => ({
  cardPoolType: pool,
  resourceId: Number(pull.itemId),
  qualityLevel: Number(pull.rankType),
  resourceType: pull.itemType,
  name: nameIn(CHINESE, pull, 'wuthering'),
  count: 1,
  time: pull.time,
})

const HOYO = ['genshin', 'starrail', 'zenless'] as const
const WHOLE: Holding = { hasId: true, hasUid: true, hasSecondBanner: true }
const NAMED: Holding = { ...WHOLE, hasId: false }
const NAMELESS: Holding = { hasId: false, hasUid: false, hasSecondBanner: true }

const PAIMON: Readonly<Record<string, readonly [key: string, sheet: string]>> = {
  100: ['beginners', "Beginners' Wish"],
  200: ['standard', 'Standard'],
  301: ['character-event', 'Character Event'],
  302: ['weapon-event', 'Weapon Event'],
  500: ['chronicled', 'Chronicled'],
}
const slug = (name: string, mark: string) =>
  name
    .toLowerCase()
    .replaceAll(/['"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, mark)

/** The tools whose files can be written; each as `docs/import-doctor.md` and its own source describe it. */
export const TOOLS: readonly Tool[] = [
  {
    ...NAMED,
    name: 'paimon.moe',
    games: ['genshin'],
    write: ({ uid, pulls }) => {
      const pools = byPool(
        pulls,
        (pull) => ({
          type: pull.itemType.toLowerCase(),
          code: pull.poolId,
          id: slug(pull.name, '_'),
          time: pull.time,
          pity: 1,
        }),
        family,
      )
      return json({
        ...Object.fromEntries(
          Object.entries(PAIMON).map(([pool, [key]]) => [
            `wish-counter-${key}`,
            { total: 0, pulls: pools.get(pool) ?? [] },
          ]),
        ),
        'wish-uid': uid,
        server: 'Europe',
      })
    },
  },
  {
    ...NAMELESS,
    name: 'paimon.moe xlsx',
    games: ['genshin'],
    write: ({ pulls }) => {
      const pools = byPool(
        pulls,
        (pull) => [
          pull.itemType,
          pull.name,
          pull.time,
          Number(pull.rankType),
          1,
          1,
          1,
          'a banner',
          pull.poolId === '400' ? 'Wish 2' : '',
        ],
        family,
      )
      const head = ['Type', 'Name', 'Time', '⭐', 'Pity', '#Roll', 'Group', 'Banner', 'Part']
      return Uint8Array.from(
        workbookOf([
          ...Object.entries(PAIMON).map(([pool, [, name]]) => ({ name, rows: [head, ...(pools.get(pool) ?? [])] })),
          {
            name: 'Banner List',
            rows: [
              ['Name', 'Start', 'End'],
              ["Beginners' Wish", '1999-12-31 17:00:00', ''],
            ],
          },
          { name: 'Information', rows: [['Paimon.moe Wish History Export'], ['Version', 3]] },
        ]),
      )
    },
  },
  {
    ...WHOLE,
    name: 'genshin-wish-export',
    games: ['genshin'],
    write: ({ uid, pulls }) =>
      json({
        result: [
          ...byPool(
            pulls,
            (pull) => [pull.time, nameIn('ja', pull, 'genshin'), 'kind', Number(pull.rankType), pull.poolId, pull.id],
            family,
          ),
        ],
        time: 1,
        typeMap: [['301', 'a']],
        uid,
        lang: 'ja-jp',
      }),
  },
  {
    ...WHOLE,
    name: 'warp-export, signal-search-export',
    games: ['starrail', 'zenless'],
    write: (history) =>
      json({
        result: [...byPool(history.pulls, (pull) => apiRow(pull, history))],
        typeMap: [['1', 'a']],
        time: 1,
        uid: history.uid,
        lang: 'zh-cn',
        region_time_zone: 8,
      }),
  },
  {
    ...NAMELESS,
    name: 'genshin-wish-export xlsx',
    games: ['genshin'],
    write: ({ pulls }) =>
      Uint8Array.from(
        workbookOf(
          [
            ...byPool(
              pulls,
              (pull) => [
                pull.time,
                nameIn(CHINESE, pull, 'genshin'),
                pull.itemType,
                Number(pull.rankType),
                1,
                1,
                pull.poolId === '400' ? '祈愿2' : '',
              ],
              family,
            ),
          ].map(([pool, rows]) => ({
            name: GACHA_FACTS.genshin.pools.find(({ id }) => id === pool)?.name[CHINESE] ?? pool,
            rows: [['时间', '名称', '类别', '星级', '总次数', '保底内', '备注'], ...rows],
          })),
        ),
      ),
  },
  {
    ...WHOLE,
    name: 'sunfkny',
    games: ['genshin'],
    write: (history) =>
      json({
        gachaType: { 301: 'a' },
        gachaLog: newestFirst(byPool(history.pulls, (pull) => apiRow(pull, history), family)),
        uid: history.uid,
      }),
  },
  {
    ...WHOLE,
    name: 'UIGF.W, rawData',
    games: HOYO,
    write: (history) => {
      const rows = history.pulls.map((pull) => ({
        ...apiRow(pull, history),
        ...(history.gameId === 'genshin' && { uigf_gacha_type: family(pull) }),
      }))
      const head = Object.keys(rows[0] ?? {})
      const name = history.gameId === 'genshin' ? '原始数据' : 'rawData'
      const pools = {
        name: '角色活动祈愿',
        rows: [
          ['时间', '名称'],
          ['2023-01-01 00:00:00', 'x'],
        ],
      }
      return Uint8Array.from(workbookOf([pools, { name, rows: [head, ...rows.map((row) => Object.values(row))] }]))
    },
  },
  {
    ...WHOLE,
    name: 'UIGF 4 in UTC',
    games: HOYO,
    write: ({ gameId, uid, hours, pulls }) => {
      const section = { genshin: 'hk4e', starrail: 'hkrpg', zenless: 'nap', wuthering: '' }[gameId]
      const list = pulls.map((pull) => ({
        uigf_gacha_type: family(pull),
        gacha_type: pull.poolId,
        item_id: Number(pull.itemId),
        time: utc(pull.time, hours).slice(0, 19).replace('T', ' '),
        id: pull.id,
      }))
      return json({ info: { export_app: 'Snap Hutao', version: 'v4.1' }, [section]: [{ uid, timezone: 0, list }] })
    },
  },
  {
    ...WHOLE,
    name: 'Yunzai and Starward, of a wrong zone',
    games: HOYO,
    write: (history) =>
      json({
        info: {
          uid: history.uid,
          export_app: 'Starward',
          uigf_version: 'v3.0',
          srgf_version: 'v1.0',
          region_time_zone: -3,
        },
        list: history.pulls.map((pull) => ({ ...apiRow(pull, history), item_id: pull.itemId })),
      }),
  },
  {
    ...WHOLE,
    name: 'bot store',
    games: HOYO,
    write: (history) => {
      const names = new Map(GACHA_FACTS[history.gameId].pools.map(({ id, name }) => [id, name[CHINESE] ?? id]))
      return json({
        uid: history.uid,
        data_time: '2026-05-20 00:00:00',
        data: newestFirst(
          byPool(
            history.pulls,
            (pull) => apiRow(pull, history),
            (pull) => names.get(family(pull)) ?? '',
          ),
        ),
      })
    },
  },
  {
    ...WHOLE,
    name: 'Yunzai pool file',
    games: HOYO,
    write: (history) => json(history.pulls.map((pull) => apiRow(pull, history)).toReversed()),
  },
  {
    ...NAMELESS,
    name: 'genshin-wishes.com',
    games: ['genshin'],
    hasSecondBanner: false,
    write: ({ pulls }) => {
      const banners = new Map([
        ['301', 'Character Event'],
        ['302', 'Weapon Event'],
        ['200', 'Permanent'],
        ['100', 'Novice'],
        ['500', 'Chronicled'],
      ])
      const rows = pulls.map((pull, place) => [
        banners.get(family(pull)),
        place + 1,
        pull.name,
        pull.itemType,
        pull.rankType,
        pull.time,
      ])
      return csv([['\uFEFFBanner', 'Index', 'Item', 'Item Type', 'Item Rarity', 'Date'], ...rows], ';')
    },
  },
  {
    ...NAMELESS,
    name: 'WishTally',
    games: ['genshin'],
    hasSecondBanner: false,
    write: ({ pulls }) => {
      const sheets = new Map([
        ['301', 'Character Event'],
        ['302', 'Weapon Event'],
        ['200', 'Permanent'],
        ['100', 'Novice'],
        ['500', 'Chronicled'],
      ])
      const rows = byPool(
        pulls,
        ({ name, itemType, rankType, time }) => [
          `${itemType} ${name}${rankType === '3' ? '' : ` (${rankType}-Star)`} ${time}`,
          '',
          '',
          itemType,
          time,
          name,
        ],
        family,
      )
      return Uint8Array.from(
        workbookOf(
          [...sheets].map(([pool, name]) => ({
            name: `${name} Wish History`,
            rows: [['Paste', 'Override', '', 'Item Type', 'Date and Time', 'Item Name'], ...(rows.get(pool) ?? [])],
          })),
        ),
      )
    },
  },
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
          gachaType: Number(pull.poolId),
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
        ({ poolId }) => keys.get(poolId) ?? 'standard',
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
          gachaType: Number(pull.poolId),
          pity: 1,
          manual: false,
          result: 0,
        }),
        ({ poolId }) => codes.get(poolId) ?? '',
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
        (pull) => names[gameId]?.[family(pull)] ?? pull.poolId,
      )
      const { key, list } = {
        genshin: { key: 'gi', list: 'wishes' },
        starrail: { key: 'hsr', list: 'warps' },
        zenless: { key: 'zzz', list: 'signals' },
        wuthering: { key: '', list: '' },
      }[gameId]
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
  {
    ...WHOLE,
    name: 'HoYo.Gacha database',
    games: HOYO,
    write: ({ gameId, uid, hours, pulls }) => {
      const business = { genshin: 0, starrail: 1, zenless: 2, wuthering: 9 }[gameId]
      const zone = `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`
      return databaseOf({
        HG_GACHA_RECORDS: pulls.map((pull) => ({
          business,
          uid: Number(uid),
          id: pull.id,
          gacha_type: Number(pull.poolId),
          gacha_id: null,
          rank_type: Number(pull.rankType),
          count: 1,
          time: `${pull.time.replace(' ', 'T')}${zone}`,
          lang: 'zh-cn',
          name: nameIn(CHINESE, pull, gameId),
          item_type: pull.itemType,
          item_id: pull.itemId,
        })),
      })
    },
  },
  {
    ...WHOLE,
    name: 'Starward database',
    games: HOYO,
    write: ({ gameId, uid, pulls }) => {
      const table = {
        genshin: 'GenshinGachaItem',
        starrail: 'StarRailGachaItem',
        zenless: 'ZZZGachaItem',
        wuthering: '',
      }[gameId]
      return databaseOf({
        [table]: pulls.map((pull) => ({
          Uid: Number(uid),
          Id: { bigint: pull.id },
          Name: nameIn(CHINESE, pull, gameId),
          Time: pull.time,
          ItemId: Number(pull.itemId),
          ItemType: pull.itemType,
          RankType: Number(pull.rankType),
          GachaType: Number(pull.poolId),
          Count: 1,
          Lang: 'zh-cn',
        })),
      })
    },
  },
  {
    ...WHOLE,
    name: 'Snap Hutao database',
    games: ['genshin'],
    write: ({ uid, hours, pulls }) =>
      databaseOf({
        gacha_archives: [{ InnerId: 'abc', Uid: uid, IsSelected: 1 }],
        gacha_items: pulls.map((pull) => ({
          InnerId: pull.id,
          ArchiveId: 'abc',
          GachaType: Number(pull.poolId),
          QueryType: Number(family(pull)),
          ItemId: Number(pull.itemId),
          Time: `${utc(pull.time, hours).slice(0, 19).replace('T', ' ')}+00:00`,
          Id: { bigint: pull.id },
        })),
      }),
  },
  {
    ...WHOLE,
    name: 'Starward xlsx',
    games: HOYO,
    write: (history) =>
      Uint8Array.from(
        workbookOf([
          {
            name: 'Gacha Log',
            rows: [
              ['uid', 'id', 'time', 'name', 'item_type', 'rank_type', 'gacha_type', 'index', 'pity'],
              ...history.pulls.map((pull) => [
                history.uid,
                pull.id,
                pull.time,
                nameIn('en', pull, history.gameId),
                pull.itemType,
                pull.rankType,
                pull.poolId,
                1,
                1,
              ]),
            ],
          },
        ]),
      ),
  },
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
            cardPoolType: Number(pull.poolId),
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
            ({ poolId }) => GACHA_FACTS.wuthering.pools.find(({ id }) => id === poolId)?.name[CHINESE] ?? '',
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
        GACHA_FACTS.wuthering.pools.find(({ id }) => id === pull.poolId)?.name[CHINESE] ?? '',
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

/** One small file of every tool and game. */
export const SAMPLE_FILES = Promise.all(
  TOOLS.flatMap((tool) =>
    tool.games.map(async (gameId) => ({
      name: tool.name,
      gameId,
      bytes: await tool.write(sampleHistory(gameId, 'sample', 40)),
    })),
  ),
)
