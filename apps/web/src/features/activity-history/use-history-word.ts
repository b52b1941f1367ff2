import { useTranslations } from 'use-intl'
import { plainName } from '#web/features/activity-history/plain-name'
import { isHistoryWord } from '#web/features/activity-history/words'

/** The text for a word of an export; an unknown word is shown unchanged. */
export function useHistoryWord(): (word: string) => string {
  const t = useTranslations('activityHistory')
  return (word) => (isHistoryWord(word) ? t(`words.${word}`) : plainName(word))
}
