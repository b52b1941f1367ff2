import { strToU8, zipSync } from 'fflate'

type SampleCell =
  | string
  | number
  | null
  | { readonly date: number }
  | { readonly formula: string; readonly value: string }
  | { readonly at: string; readonly value: string }

export interface SampleSheet {
  readonly name: string
  readonly rows: readonly (readonly SampleCell[])[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as programs write them: shared texts, a style for dates. */
export function workbookOf(sheets: readonly SampleSheet[]): Uint8Array {
  const texts: string[] = []
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = places.get(text) ?? texts.push(text) - 1
    places.set(text, place)
    return place
  }
  const cellOf = (cell: SampleCell) => {
    if (cell === null) return '<c/>'
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
    if (typeof cell === 'string') return `<c t="s"><v>${placeOf(cell)}</v></c>`
    if ('date' in cell) return `<c s="1"><v>${cell.date}</v></c>`
    if ('formula' in cell) return `<c><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
    return `<c r="${cell.at}" t="inlineStr"><is><t>${escaped(cell.value)}</t></is></c>`
  }
  const parts = sheets.map(({ rows }) => rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join(''))
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${RELS}"><sheets>${sheets
      .map(({ name }, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="${RELS}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      parts.map((rows, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `${HEAD}<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
