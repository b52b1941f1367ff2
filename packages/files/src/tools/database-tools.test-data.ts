import { databaseOf } from '../containers/database.test-data.ts'
import { workbookOf } from '../containers/workbook.test-data.ts'
import { asNumber, CHINESE, family, HOYO, nameIn, type Tool, utc, WHOLE } from './tool-rows.test-data.ts'

/** Those that keep several games in a database or a workbook. */
export const DATABASE_TOOLS: readonly Tool[] = [
  {
    ...WHOLE,
    name: 'HoYo.Gacha database',
    games: HOYO,
    write: ({ gameId, uid, hours, pulls }) => {
      const business = HOYO.findIndex((one) => one === gameId)
      const zone = `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`
      return databaseOf({
        HG_GACHA_RECORDS: pulls.map((pull) => ({
          business,
          uid: Number(uid),
          id: pull.id,
          gacha_type: asNumber(pull.poolId),
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
      const table =
        ['GenshinGachaItem', 'StarRailGachaItem', 'ZZZGachaItem'][HOYO.findIndex((one) => one === gameId)] ?? ''
      return databaseOf({
        [table]: pulls.map((pull) => ({
          Uid: Number(uid),
          Id: { bigint: pull.id },
          Name: nameIn(CHINESE, pull, gameId),
          Time: pull.time,
          ItemId: Number(pull.itemId),
          ItemType: pull.itemType,
          RankType: Number(pull.rankType),
          GachaType: asNumber(pull.poolId),
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
          GachaType: asNumber(pull.poolId),
          QueryType: asNumber(family(pull)),
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
]
