import { FileRecord } from '../../json/file-record.ts'
import { cellText } from '../document.ts'
import { type DraftRow, draftRow } from './draft.ts'

/**
 * The names under which tools keep one thing, spelt without marks and capitals; the first that holds something counts.
 */
const FIELDS = {
  uid: ['uid', 'playerid', 'userid', '用户id', '用戶id', '玩家id', '游戏uid', '遊戲uid'],
  id: ['id', '记录id', '紀錄id'],
  poolId: [
    ...['gachatype', 'opgachatype', 'cardpooltype', 'pooltype', 'cardpoolid', 'uigfgachatype', 'uigftype', 'querytype'],
    ...['pool', 'poolname', 'banner', 'bannername', 'bannertype', 'wishtype', 'warptype', 'channel'],
    ...[
      '卡池',
      '卡池名称',
      '卡池名稱',
      '卡池类型',
      '卡池類型',
      '祈愿类型',
      '祈願類型',
      '跃迁类型',
      '躍遷類型',
      '调频类型',
    ],
    ...['ガチャ', 'ガチャ種類', '祈願', '배너', '기원유형', 'bannière'],
  ],
  time: [
    ...['time', 'timestamp', 'date', 'datetime', '时间', '時間', '获取时间', '獲得時間', '抽卡时间', '抽卡時間'],
    ...['日時', '日付', '시간', '일시', '획득시간', 'heure'],
  ],
  itemId: ['itemid', 'resourceid', '物品id', '道具id'],
  name: [
    ...['name', 'itemname', 'item', '名称', '名稱', '物品', '物品名称', '物品名稱', '道具', '道具名称', '道具名稱'],
    ...['アイテム', 'アイテム名', '名前', '아이템', '아이템이름', '이름', 'objet', 'nom'],
  ],
  itemType: [
    'itemtype',
    'resourcetype',
    'type',
    '物品类型',
    '物品類型',
    '类型',
    '類型',
    '类别',
    '類別',
    '種類',
    'タイプ',
    '종류',
  ],
  rankType: [
    ...['ranktype', 'qualitylevel', 'rank', 'rarity', 'quality', '星级', '星級', '稀有度', '品质', '品質'],
    ...['レアリティ', '희귀도', 'rareté'],
  ],
  count: ['count'],
  gachaId: ['gachaid', 'scheduleid'],
  order: ['group', 'order'],
} as const

type Field = keyof typeof FIELDS

const COLUMNS: ReadonlySet<string> = new Set(Object.values(FIELDS).flat())

/** Whether a tool may call a column of pulls so. */
export function isColumnName(text: string): boolean {
  return COLUMNS.has(spelt(text))
}

/** Cells under the names of their columns, whatever way the names are spelt. */
export class LenientRow {
  readonly #cells: ReadonlyMap<string, unknown>

  private constructor(cells: ReadonlyMap<string, unknown>) {
    this.#cells = cells
  }

  /** `null` for anything but an object. */
  static of(value: unknown): LenientRow | null {
    const record = FileRecord.of(value)
    return record && new LenientRow(new Map(record.keys().map((key) => [spelt(key), record.get(key)] as const)))
  }

  text(field: Field): string {
    for (const name of FIELDS[field]) {
      const text = cellText(this.#cells.get(name))
      if (text !== '') return text
    }
    return ''
  }

  /** Whether it has a time and something that names an item. */
  get isItem(): boolean {
    return this.text('time') !== '' && this.text('itemId') + this.text('name') !== ''
  }

  column(name: string): unknown {
    return this.#cells.get(spelt(name))
  }

  /** Whether it has a time, a pool, and something that names an item. */
  get isPull(): boolean {
    return this.isItem && this.text('poolId') !== ''
  }

  draft(known: Partial<DraftRow> = {}): DraftRow {
    return draftRow({
      id: this.text('id'),
      poolId: this.text('poolId'),
      time: this.text('time'),
      itemId: this.text('itemId') === '0' ? '' : this.text('itemId'),
      name: this.text('name'),
      itemType: this.text('itemType'),
      rankType: this.text('rankType'),
      count: this.text('count'),
      gachaId: this.text('gachaId'),
      order: /^\d+$/.test(this.text('order')) ? this.text('order') : '',
      family: cellText(this.#cells.get('uigfgachatype')),
      ...known,
    })
  }
}

/** Rows of a list; `null` where there is no record. */
export function lenientRows(list: readonly unknown[], known: Partial<DraftRow> = {}): readonly (DraftRow | null)[] {
  return list.map((value) => LenientRow.of(value)?.draft(known) ?? null)
}

/** Objects of the rows of a sheet, under the cells of its first row. */
export function tableRows(rows: readonly (readonly unknown[])[]): readonly Readonly<Record<string, unknown>>[] {
  const [head = [], ...body] = rows
  const names = head.map(cellText)
  return body
    .filter((row) => row.some((cell) => cellText(cell) !== ''))
    .map((row) => Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, row[at] ?? null]]))))
}

function spelt(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
