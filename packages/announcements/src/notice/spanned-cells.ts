/** More rows than any cell of a notice spans. */
const MOST_ROWS = 30

interface Cell {
  readonly lines: readonly string[]
  readonly columns: number
  /** In how many further rows it stands. */
  rows: number
}

/** The cells of one table that span rows: their lines are repeated in the rows below that they span. */
export class SpannedCells {
  readonly #cells = new Map<number, Cell>()
  #column = 0
  #open: { readonly rows: number; readonly columns: number; readonly from: number } | null = null

  beginRow(): void {
    this.#column = 0
  }

  /** The lines of cells from the rows above that stand in front of the cell that begins. */
  beginCell(attributes: Readonly<Record<string, string>>, from: number): readonly string[] {
    const above = this.#fromAbove()
    const rows = spanOf(attributes.rowspan)
    this.#open = { rows, columns: spanOf(attributes.colspan), from: from + above.length }
    return above
  }

  endCell(lines: readonly string[]): void {
    if (!this.#open) return
    const { rows, columns, from } = this.#open
    if (rows > 1) this.#cells.set(this.#column, { lines: lines.slice(from), columns, rows: rows - 1 })
    this.#column += columns
    this.#open = null
  }

  /** The lines of cells from the rows above that stand behind the last cell of the row, even if cells are missing. */
  endRow(): readonly string[] {
    const behind = [...this.#cells.keys()].filter((column) => column >= this.#column).sort((one, other) => one - other)
    return behind.flatMap((column) => this.#tellAt(column))
  }

  #fromAbove(): readonly string[] {
    const above: string[] = []
    while (this.#cells.has(this.#column)) above.push(...this.#tellAt(this.#column))
    return above
  }

  /** The lines of the cell that stands in a column from the rows above; the row goes on behind it. */
  #tellAt(column: number): readonly string[] {
    const cell = this.#cells.get(column)
    if (!cell) return []
    cell.rows -= 1
    if (cell.rows === 0) this.#cells.delete(column)
    this.#column = column + cell.columns
    return cell.lines
  }
}

function spanOf(attribute: string | undefined): number {
  const span = Number.parseInt(attribute ?? '', 10)
  return span >= 1 ? Math.min(span, MOST_ROWS) : 1
}
