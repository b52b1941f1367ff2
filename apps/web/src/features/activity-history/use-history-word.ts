import { useTranslations } from 'use-intl'

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

/** The text for a word of an export; an unknown word is shown unchanged. */
export function useHistoryWord(): (word: string) => string {
  const t = useTranslations('activityHistory')
  return (word) => (isHistoryWord(word) ? t(`words.${word}`) : plainName(word))
}

/** A word of an export as it can be read: `martial_legend_v2` is `Martial legend v2`. */
function plainName(word: string): string {
  const words = word.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isHistoryWord(word: string): word is HistoryWord {
  return WORDS.some((known) => known === word)
}
