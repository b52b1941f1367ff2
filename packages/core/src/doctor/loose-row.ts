import { FileRecord } from '../gacha/exchange/record.ts'
import { cellText } from './document.ts'
import { type DraftRow, draftRow } from './draft.ts'

/**
 * The names under which tools keep one thing, spelt without marks and capitals; the first that holds something counts.
 */
const FIELDS = {
  uid: ['uid', 'playerid', 'userid'],
  id: ['id'],
  poolId: [
    'gachatype',
    'opgachatype',
    'cardpooltype',
    'pooltype',
    'cardpoolid',
    'uigfgachatype',
    'uigftype',
    'querytype',
    'pool',
  ],
  time: ['time', 'timestamp', 'date'],
  itemId: ['itemid', 'resourceid'],
  name: ['name', 'itemname', 'item'],
  itemType: ['itemtype', 'resourcetype', 'type'],
  rankType: ['ranktype', 'qualitylevel', 'rank', 'rarity', 'quality'],
  count: ['count'],
  gachaId: ['gachaid'],
  order: ['group', 'order'],
} as const

type Field = keyof typeof FIELDS

/** Cells under the names of their columns, whatever way the names are spelt. */
export class LooseRow {
  readonly #cells: ReadonlyMap<string, unknown>

  private constructor(cells: ReadonlyMap<string, unknown>) {
    this.#cells = cells
  }

  /** `null` for anything but an object. */
  static of(value: unknown): LooseRow | null {
    const record = FileRecord.of(value)
    return record && new LooseRow(new Map(record.keys().map((key) => [spelt(key), record.get(key)] as const)))
  }

  text(field: Field): string {
    for (const name of FIELDS[field]) {
      const text = cellText(this.#cells.get(name))
      if (text !== '') return text
    }
    return ''
  }

  column(name: string): unknown {
    return this.#cells.get(spelt(name))
  }

  /** Whether it has a time, a pool, and something that names an item. */
  get isPull(): boolean {
    return this.text('time') !== '' && this.text('poolId') !== '' && this.text('itemId') + this.text('name') !== ''
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
export function looseRows(list: readonly unknown[], known: Partial<DraftRow> = {}): readonly (DraftRow | null)[] {
  return list.map((value) => LooseRow.of(value)?.draft(known) ?? null)
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
