/** Words of exports that have a name of their own in every language. */
const WORDS = [
  'total_score',
  'total_times',
  'start_time',
  'end_time',
  'records',
  'data',
  'difficulty',
  'max_score',
  'score',
  'score_multiple',
  'settle_time',
  'buffs',
  'limit_conditions',
  'desc',
  'first_half',
  'second_half',
] as const

type HistoryWord = (typeof WORDS)[number]

export function isHistoryWord(word: string): word is HistoryWord {
  return WORDS.some((known) => known === word)
}
