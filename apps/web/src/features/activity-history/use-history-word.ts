import { useTranslations } from 'use-intl'
import { isHistoryWord } from '#web/features/activity-history/words'

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
