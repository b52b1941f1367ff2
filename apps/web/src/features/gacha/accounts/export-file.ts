import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import type { ExportMode } from '@ephemeris/core/gacha/exchange/write-file'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { type ExportedHistory, readOwnExport } from '@ephemeris/core/gacha/rivals/own-export'
import { type WorkbookWords, workbookParts } from '@ephemeris/core/gacha/rivals/workbook-parts'
import { writeRivalFile } from '@ephemeris/core/gacha/rivals/write-rival'
import type { Language } from '@ephemeris/core/language/language'
import { fetchFile } from '#web/lib/server/api'
import { now } from '#web/lib/server/server-clock'

/** `extended` and `strict` come from the server as they are; the others are made here from the complete file. */
export type ExportFormat = ExportMode | 'others' | 'workbook'

interface SavedFile {
  readonly content: Blob
  readonly name: string
  /** How many pulls it has no place for; `null`: the format holds what it says. */
  readonly omitted: number | null
}

interface ExportWishes {
  readonly format: ExportFormat
  /** Of names, where the format leaves the choice. */
  readonly language: Language
  readonly words: WorkbookWords
}

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** @throws ApiError if the pulls do not come; RangeError if they come in a form that this version does not know */
export async function exportFile(account: PullAccount, { format, language, words }: ExportWishes): Promise<SavedFile> {
  if (format === 'extended' || format === 'strict') {
    return { ...(await fetchFile(exportPulls, { ...account, mode: format, language })), omitted: null }
  }
  // Other trackers know items by their English names.
  const names = format === 'workbook' ? language : 'en'
  const { content, name } = await fetchFile(exportPulls, { ...account, mode: 'extended', language: names })
  const history = readOwnExport(JSON.parse(await content.text()))
  if (history === null) throw new RangeError('the complete file has an unknown form')
  return format === 'workbook' ? workbookOf(history, { name, words }) : rivalOf(history, name)
}

function rivalOf(history: ExportedHistory, name: string): SavedFile {
  const { content, extension, omitted } = writeRivalFile(history, now())
  return { content: new Blob([content]), name: renamed(name, extension), omitted }
}

async function workbookOf(
  history: ExportedHistory,
  { name, words }: { name: string; words: WorkbookWords },
): Promise<SavedFile> {
  const { strToU8, zipSync } = await import('fflate')
  const parts = Object.entries(workbookParts(history, words)).map(([path, xml]) => [path, strToU8(xml)] as const)
  const archive = zipSync(Object.fromEntries(parts))
  return { content: new Blob([archive], { type: WORKBOOK_TYPE }), name: renamed(name, 'xlsx'), omitted: null }
}

function renamed(name: string, extension: string): string {
  return name.replace(/\.json$/, `.${extension}`)
}
