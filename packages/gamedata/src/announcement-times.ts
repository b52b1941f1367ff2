import file from '../data/announcements/time-words.json' with { type: 'json' }

/** The words by which notices state times, of all languages together; expressions, matched without regard to case. */
export const TIME_WORDS = {
  serverClock: expressions(file.serverClock),
  permanent: expressions(file.permanent),
  opening: expressions(file.opening),
  maintenance: expressions(file.maintenance),
  close: expressions(file.close),
  version: expressions(file.version),
  until: expressions(file.until),
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'))
}
