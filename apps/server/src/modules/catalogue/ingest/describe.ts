import { isUnclear } from '@ephemeris/announcements/activities/announced-activity'
import { unreadableText } from '@ephemeris/announcements/publishers/entry-shape'
import type { WordsByGame } from '../announced/reading.ts'
import type { SourceState } from '../sources/source.queries.ts'
import { OPERATOR } from '../sources/source-id.ts'
import type { Ingested } from './ingest.service.ts'

/** One line per source for the operator. */
export function describeSources(states: readonly SourceState[]): string {
  if (states.length === 0) return 'No source has been asked yet.'
  return states
    .filter(({ sourceId }) => sourceId !== OPERATOR)
    .map(describeSource)
    .join('\n')
}

function describeSource({
  sourceId,
  readAt,
  languages,
  notices,
  activities,
  launchers,
  codes,
  failures,
  reason,
  nextAt,
  ...unclear
}: SourceState): string {
  const found = languages.length > 0 ? [`${notices} notices`, `${activities} activities`, languages.join(' ')] : []
  const read = readAt
    ? `read ${[readAt.toISOString(), ...found, ...launcherTexts(launchers), ...codeTexts(codes)].join(', ')}${unclearText(unclear)}`
    : 'never read'
  const trouble = reason === null ? '' : `; failed ${failures} times in a row: ${reason}`
  return `${sourceId}: ${read}${trouble}; next ${nextAt.toISOString()}`
}

/** `genshin 7.2 live` */
function launcherTexts(launchers: WordsByGame): readonly string[] {
  return Object.entries(launchers).flatMap(([game, words]) =>
    words.map(({ version, state }) => `${game} ${version} ${state}`),
  )
}

/** `3 codes`; nothing where there is none. */
function codeTexts(codes: readonly unknown[] = []): readonly string[] {
  return codes.length === 0 ? [] : [codes.length === 1 ? '1 code' : `${codes.length} codes`]
}

/** A line for each source with notices that were not understood. */
export function describeUnclear(states: readonly SourceState[]): readonly string[] {
  return states.filter(({ reported }) => reported > 0).map((state) => `${state.sourceId}${unclearText(state)}`)
}

/** `, 3 not understood (en 2, zh-Hans 3)`; empty without. */
function unclearText({ reported, reportedIn }: Pick<SourceState, 'reported' | 'reportedIn'>): string {
  const counts = Object.entries(reportedIn).map(([language, count]) => `${language} ${count}`)
  if (reported === 0) return ''
  return `, ${reported} not understood${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`
}

/** What the rounds of reading came to, with every notice that was not understood, and which sources were not asked. */
export function describeRounds(rounds: readonly Ingested[], sourceIds: readonly string[]): string {
  const left = sourceIds.filter((id) => rounds.every(({ sourceId }) => sourceId !== id))
  return [
    ...rounds.flatMap(describeRound),
    ...left.map((id) => `${id}: not asked, a running process reads it or an earlier source answers`),
  ].join('\n')
}

function describeRound({ sourceId, reading, reason }: Ingested): readonly string[] {
  if (!reading) return [`${sourceId}: ${reason === null ? 'unchanged' : `not read: ${reason}`}`]
  const { found, launchers, codes, notices, languages, leftOut, unreadable, failures } = reading
  const activities = [...found.values()].reduce((sum, one) => sum + one.length, 0)
  return [
    languages.length > 0
      ? `${sourceId}: ${activities} activities from ${notices} notices in ${languages.join(' ')}`
      : `${sourceId}: ${[...launcherTexts(launchers ?? {}), ...codeTexts(codes)].join(', ') || 'nothing'}`,
    ...leftOut.filter(isUnclear).map(({ noticeId, titles, reason: why }) => {
      return `  not understood (${why}): ${noticeId} ${Object.values(titles)[0] ?? ''}`
    }),
    ...failures.map((failure) => `  not read: ${failure}`),
    ...(unreadable.length > 0 ? [`  ${unreadableText(unreadable, notices + unreadable.length)}`] : []),
  ]
}
