import { isUnclear, type LeftOut } from '@ephemeris/announcements/activities/announced-activity'
import type { FoundActivity } from '@ephemeris/announcements/activities/found-activity'
import { kindOf } from '@ephemeris/announcements/kinds/notice-kind'
import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import { type NoticeReading, readNotices } from '@ephemeris/announcements/read-notices'
import { type PartialText, textIn } from '@ephemeris/core/language/language'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { listEarlier } from '../announced/earlier.ts'
import { edgeText } from '../edge-text.ts'
import { SourceError } from '../sources/fetch-error.ts'
import type { NoticeSource } from '../sources/notice-source.ts'
import { useNoticeWords } from '../sources/notice-words.ts'
import { createRoundReader } from '../sources/round-reader.ts'
import { NOTICE_SOURCES } from '../sources/source.ts'
import type { IngestDeps } from './ingest.service.ts'

/** Longer than the slowest publisher needs. */
const WITHIN_MS = 5 * MINUTE_MS

/**
 * Asks the publishers and says of each notice how it is read: its kind with all that speaks for it, its times with what
 * they rest on, or why it is left out, with the command that shows what is only reported. Stores nothing. (ANN-68)
 *
 * @param wanted number of a notice or part of a title; empty: every notice that is reported
 */
export async function explainNotices(deps: IngestDeps, wanted: string): Promise<readonly string[]> {
  await useNoticeWords(deps)
  const explained: string[] = []
  for (const source of NOTICE_SOURCES) explained.push(...(await explainSource(deps, source, wanted)))
  return explained
}

async function explainSource(deps: IngestDeps, source: NoticeSource, wanted: string): Promise<readonly string[]> {
  const { gameId } = source
  const signal = AbortSignal.timeout(WITHIN_MS)
  const reader = createRoundReader(deps, { before: {}, signal })
  try {
    const { notices } = await source.fetch(reader.get)
    const reading = readNotices(gameId, notices, await listEarlier(deps.db, gameId, deps.clock.now()))
    const reported = new Set(reading.leftOut.filter(isUnclear).map(({ noticeId }) => noticeId))
    return notices
      .filter((notice) => (wanted === '' ? reported.has(notice.id) : isMeant(notice, wanted)))
      .flatMap((notice) => explain(notice, reading))
  } catch (error) {
    if (signal.aborted) return [`${gameId}: not read: no answer within ${WITHIN_MS / MINUTE_MS} minutes`]
    if (error instanceof SourceError) return [`${gameId}: not read: ${error.reason}`]
    throw error
  }
}

function isMeant({ id, texts }: PublisherNotice, wanted: string): boolean {
  const words = wanted.toLowerCase()
  return id === wanted || [...texts.values()].some(({ title }) => title.toLowerCase().includes(words))
}

function explain(notice: PublisherNotice, { activities, leftOut }: NoticeReading): readonly string[] {
  const { gameId, id, section, label } = notice
  const { type, band, evidence } = kindOf(notice)
  const titles = Object.fromEntries([...notice.texts].map(([language, { title }]) => [language, title]))
  const reasons = evidence.map(({ type: kind, weight, because }) => `${because} (${kind ?? 'nothing'} ${weight})`)
  return [
    `${gameId} ${id} ${nameIn(titles)} [section ${section}, label ${label}]`,
    `  kind: ${type ?? 'nothing'}, ${band}${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}`,
    ...activities.filter(({ noticeId }) => noticeId === id).map((found) => `  ${foundText(found)}`),
    ...leftOut.filter(({ noticeId }) => noticeId === id).flatMap((left) => leftOutLines(gameId, left)),
  ]
}

function foundText({ type, name, start, end, basis, isStartExpected, isEndExpected }: FoundActivity): string {
  const from = `${edgeText(start)}${isStartExpected ? ' (expected)' : ''}`
  const to = `${edgeText(end)}${isEndExpected ? ' (expected)' : ''}`
  return `shown: ${type} ${nameIn(name)}, ${from} to ${to}, by its ${basis}`
}

function leftOutLines(gameId: string, left: LeftOut): readonly string[] {
  const line = `  ${isUnclear(left) ? 'reported' : 'left out'}: ${left.reason}`
  if (!left.likely) return [line]
  const { type, name, start, end } = left.likely
  const titles = Object.entries(name).map(([language, title]) => `--title ${quoted(`${language}=${title}`)}`)
  const times = `--start ${quoted(edgeText(start))} --end ${quoted(edgeText(end))}`
  return [
    line,
    `  to show it: npm run admin -- catalogue add --game ${gameId} --type ${type} ${titles.join(' ')} ${times}`,
  ]
}

/** One word of a command line, whatever a publisher wrote into it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function nameIn(texts: PartialText): string {
  return textIn(texts, 'en')?.text ?? ''
}
