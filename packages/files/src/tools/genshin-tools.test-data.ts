import { traitsOf } from '@ephemeris/core/games/traits'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { workbookOf } from '../containers/workbook.test-data.ts'
import {
  apiRow,
  byPool,
  CHINESE,
  csv,
  family,
  HOYO,
  json,
  NAMED,
  NAMELESS,
  nameIn,
  newestFirst,
  PAIMON,
  slug,
  type Tool,
  utc,
  WHOLE,
} from './tool-rows.test-data.ts'

/** The names of pools, and those of a history that are none of them. */
function withOthers(names: typeof PAIMON, pools: ReadonlyMap<string, unknown>) {
  const others = [...pools.keys()].filter((pool) => !Object.hasOwn(names, pool))
  return [...Object.entries(names), ...others.map((pool) => [pool, [pool, pool]] as const)]
}

/** Those of Genshin Impact, and those that write UIGF and its relatives. */
export const GENSHIN_TOOLS: readonly Tool[] = [
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
          withOthers(PAIMON, pools).map(([pool, [key]]) => [
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
          ...withOthers(PAIMON, pools).map(([pool, [, name]]) => ({ name, rows: [head, ...(pools.get(pool) ?? [])] })),
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
        rows: [['时间', '名称'], ...history.pulls.slice(0, 5).map(({ time, name }) => [time, name])],
      }
      return Uint8Array.from(workbookOf([pools, { name, rows: [head, ...rows.map((row) => Object.values(row))] }]))
    },
  },
  {
    ...WHOLE,
    name: 'UIGF 4 in UTC',
    games: HOYO,
    write: ({ gameId, uid, hours, pulls }) => {
      const section = traitsOf(gameId).exchange?.section ?? ''
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
            (pull) => names.get(family(pull)) ?? family(pull),
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
        banners.get(family(pull)) ?? family(pull),
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
          [...new Set([...sheets.keys(), ...rows.keys()])].map((pool) => ({
            name: sheets.has(pool) ? `${sheets.get(pool)} Wish History` : pool,
            rows: [['Paste', 'Override', '', 'Item Type', 'Date and Time', 'Item Name'], ...(rows.get(pool) ?? [])],
          })),
        ),
      )
    },
  },
]
