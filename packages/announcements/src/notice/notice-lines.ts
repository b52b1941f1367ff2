import { Parser } from 'htmlparser2'
import { datesIn } from '../times/dates.ts'
import { TIME_WORDS } from '../words/words.ts'

/** More rows than any cell of a notice spans. */
const MOST_ROWS = 30

/** One cell with its lines, and in how many further rows it stands. */
interface Cell {
  readonly lines: readonly string[]
  readonly columns: number
  rows: number
}

/** A table with the cells from the rows above that stand in its columns, too. */
interface Table {
  column: number
  readonly spanned: Map<number, Cell>
  readonly open: { readonly rows: number; readonly columns: number; readonly from: number }[]
}

/** The lines of the cell from the rows above in a column; the row goes on behind it. */
function takeCell(table: Table, column: number): readonly string[] {
  const cell = table.spanned.get(column)
  if (!cell) return []
  cell.rows -= 1
  if (cell.rows === 0) table.spanned.delete(column)
  table.column = column + cell.columns
  return cell.lines
}

/** Elements that begin a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote br caption dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** Elements whose text is not shown. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title'])

/** More than any notice has; the rest is left out. */
const MAX_LINES = 4000
/** Longer than any paragraph: the time that the expressions need grows faster than a line. */
const LONGEST_LINE = 2000

/** The class `t_gl` holds a moment on UTC+8, `t_lc` a time of each server's own clock, on whatever tag. */
const ESCAPED_TIME =
  /&lt;(?<tag>\w+)(?<attributes>\s(?:(?!&gt;).)*?\bt_(?:gl|lc)\b(?:(?!&gt;).)*?)&gt;(?<time>.*?)(?:&lt;|<)\/\k<tag>\s*(?:&gt;|>)/gis

/**
 * The text of a notice's HTML, one line for each paragraph and each cell of a table, without empty lines and with white
 * space folded. Time tags, which publishers write escaped once or twice, leave their zone behind the time in words:
 * `2026/07/01 11:00:00 (UTC+8)`, `2026/07/21 17:59:59 (server time)`. A cell that spans rows stands in each of them.
 */
export function noticeLines(html: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  let silent = 0
  const times: OpenTime[] = []
  const tables: Table[] = []

  function endLine(): void {
    const text = plainLine(line)
    line = ''
    if (text !== '' && lines.length < MAX_LINES) lines.push(text)
  }

  function addLines(added: readonly string[]): void {
    lines.push(...added.slice(0, MAX_LINES - lines.length))
  }

  function beginCell(table: Table, { rowspan, colspan }: Readonly<Record<string, string>>): void {
    while (table.spanned.has(table.column)) addLines(takeCell(table, table.column))
    table.open.push({ rows: spanOf(rowspan), columns: spanOf(colspan), from: lines.length })
  }

  function endCell(table: Table): void {
    const { rows, columns, from } = table.open.pop() ?? { rows: 1, columns: 0, from: 0 }
    if (rows > 1) table.spanned.set(table.column, { lines: lines.slice(from), columns, rows: rows - 1 })
    table.column += columns
  }

  /** Cells from the rows above may stand behind the last cell of the row. */
  function endRow(table: Table): void {
    const behind = [...table.spanned.keys()].filter((column) => column >= table.column)
    for (const column of behind.sort((one, other) => one - other)) addLines(takeCell(table, column))
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SILENT.has(name)) silent += 1
        if (BLOCKS.has(name)) endLine()
        if (name === 'table') tables.push({ column: 0, spanned: new Map(), open: [] })
        const table = tables.at(-1)
        if (table && name === 'tr') table.column = 0
        if (table && CELLS.has(name)) beginCell(table, attributes)
        const zone = zoneOf(attributes.class ?? '')
        if (zone !== null) times.push({ name, zone, from: line.length })
        else if (times.at(-1)?.name === name) times.push({ name, zone: '', from: line.length })
      },
      ontext(text) {
        if (silent === 0) line += text
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent -= 1
        if (BLOCKS.has(name)) endLine()
        const table = tables.at(-1)
        if (table && CELLS.has(name)) endCell(table)
        if (table && name === 'tr') endRow(table)
        if (name === 'table') tables.pop()
        if (times.at(-1)?.name === name) line = withZone(line, times.pop())
      },
    },
    { decodeEntities: true },
  )
  parser.write(withTimeTags(html))
  parser.end()
  endLine()
  return lines
}

/** Characters without a width, which editors leave behind. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu

/** One line of text with its letters, spaces and straight quotation marks in one form. */
export function plainLine(text: string): string {
  const visible = text.slice(0, LONGEST_LINE).normalize('NFC').replace(INVISIBLE, '')
  return visible.replaceAll('＂', '"').replace(/\s+/g, ' ').trim()
}

/** A title or subtitle: one line of plain text. */
export function noticeLine(html: string): string {
  return plainLine(noticeLines(html).join(' '))
}

/** Brings escaped time tags back; every other escaped tag stays text. */
function withTimeTags(html: string): string {
  const once = html.replaceAll('&amp;lt;', '&lt;').replaceAll('&amp;gt;', '&gt;').replaceAll('&amp;quot;', '&quot;')
  return once.replace(ESCAPED_TIME, (_, __, attributes: string, time: string) => {
    return `<t${attributes.replaceAll('&quot;', '"')}>${time}</t>`
  })
}

/** A tag that holds a time, or stands inside one of its own name. */
interface OpenTime {
  readonly name: string
  readonly zone: string
  /** Where its text begins in the line. */
  readonly from: number
}

/** `null`: no time. */
function zoneOf(className: string): string | null {
  if (/\bt_gl\b/.test(className)) return ' (UTC+8) '
  return /\bt_lc\b/.test(className) ? ' (server time) ' : null
}

/**
 * A line with the zone of its last time directly behind it. What else the tag holds says nothing, unless it makes the time
 * an end.
 */
function withZone(line: string, time: OpenTime | undefined): string {
  if (!time?.zone) return line
  const text = plainLine(line.slice(time.from)).normalize('NFKC')
  const [date, ...others] = datesIn(text).filter((one) => one.day && one.time)
  if (!date || others.length > 0) return `${line}${time.zone}`
  const [before, stated, behind] = [text.slice(0, date.from), text.slice(date.from, date.to), text.slice(date.to)]
  const end = [before, behind].map((words) => (TIME_WORDS.deadline.test(words) ? words : ''))
  return `${line.slice(0, time.from)}${end[0]} ${stated}${time.zone}${end[1]}`
}

function spanOf(attribute: string | undefined): number {
  const span = Number.parseInt(attribute ?? '', 10)
  return span >= 1 ? Math.min(span, MOST_ROWS) : 1
}
