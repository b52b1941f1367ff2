import type { GoldNotice } from './gold-notice.ts'

/** The publisher's own markup around a time or a line, as the recordings hold it. */
export const serverTime = (time: string) => `&lt;t class="t_lc" contenteditable="false"&gt;${time}&lt;/t&gt;`
export const globalTime = (time: string) => `&lt;t class="t_gl" contenteditable="false"&gt;${time}&lt;/t&gt;`
/** Some times are coloured inside the escaped tag. */
export const coloured = (text: string) => `<span style="color: rgb(204, 146, 85);">${text}</span>`

/** Each line is a paragraph; an empty one is the publisher's blank line. */
export function paragraphs(...lines: readonly string[]): string {
  return lines
    .map((line) =>
      line === ''
        ? '<p style="white-space: pre-wrap; min-height: 1.5em;"></p>'
        : `<p style="white-space: pre-wrap;"><span style="color: rgb(85, 85, 85);">${line}</span></p>`,
    )
    .join('')
}

/** `rowspan` holds the first cells over the rows of the others, as the tables of banners do. */
export function bannerTable(heads: readonly string[], cells: readonly string[], more: readonly string[]): string {
  const [first, ...others] = more
  const cell = (text: string) => `<p style="white-space: pre-wrap; text-align: center;">${text}</p>`
  const spanned = cells.map((text) => `<td rowspan="${more.length}" data-colwidth="213">${text}</td>`).join('')
  const rows = others.map((text) => `<tr><td data-colwidth="213">${cell(text)}</td></tr>`).join('')
  const head = heads.map((text) => `<td data-colwidth="213">${cell(text)}</td>`).join('')
  return `<div class="table-wrapper"><table class="" border="1"><colgroup><col></colgroup><tbody><tr>${head}</tr><tr>${spanned}<td data-colwidth="213">${cell(first ?? '')}</td></tr>${rows}</tbody></table></div>`
}

/** From and until on the clock of UTC+8, e.g. `2026-09-21 12:00`. */
export function shown(from: string, until: string): readonly [number, number] {
  return [Date.parse(`${from.replace(' ', 'T')}:00+08:00`), Date.parse(`${until.replace(' ', 'T')}:00+08:00`)]
}

type Row = readonly [
  id: string,
  title: string,
  rest: Omit<GoldNotice, 'id' | 'title' | 'section' | 'shownMs'> & Partial<GoldNotice>,
]

export function recorded(
  defaults: Pick<GoldNotice, 'section' | 'shownMs' | 'language'>,
  given: readonly Row[],
): readonly GoldNotice[] {
  return given.map(([id, title, rest]) => ({ ...defaults, ...rest, id, title }))
}
