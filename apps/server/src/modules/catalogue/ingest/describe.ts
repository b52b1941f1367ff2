import type { SourceState } from './announcement.queries.ts'
import type { Ingested } from './ingest.service.ts'

/** One line per game for the operator. */
export function describeSources(states: readonly SourceState[]): string {
  if (states.length === 0) return 'No source has been asked yet.'
  return states.map(describeSource).join('\n')
}

function describeSource({
  gameId,
  readAt,
  languages,
  notices,
  activities,
  failures,
  reason,
  nextAt,
}: SourceState): string {
  const read = readAt
    ? `read ${readAt.toISOString()}, ${notices} notices, ${activities} activities, ${languages.join(' ')}`
    : 'never read'
  const trouble = reason === null ? '' : `; failed ${failures} times in a row: ${reason}`
  return `${gameId}: ${read}${trouble}; next ${nextAt.toISOString()}`
}

/** What the rounds of reading came to, with every notice that was not understood. */
export function describeRounds(rounds: readonly Ingested[]): string {
  return rounds.flatMap(describeRound).join('\n')
}

function describeRound({ gameId, fetched, announcements, leftOut, reason }: Ingested): readonly string[] {
  if (!fetched) return [`${gameId}: not read: ${reason}`]
  const unclear = leftOut.filter((one) => one.reason === 'version unknown' || one.reason === 'order')
  return [
    `${gameId}: ${announcements} activities from ${fetched.notices.length} notices in ${fetched.languages.join(' ')}`,
    ...unclear.map(({ noticeId, title, reason: why }) => `  not understood (${why}): ${noticeId} ${title}`),
  ]
}
