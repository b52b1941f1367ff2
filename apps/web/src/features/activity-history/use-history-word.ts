import { useTranslations } from 'use-intl'
import { plainName } from '#web/features/activity-history/plain-name'
import { isHistoryWord } from '#web/features/activity-history/words'

/** What a word of an export is called; one that nobody knows is shown as it stands. */
export function useHistoryWord(): (word: string) => string {
  const t = useTranslations('activityHistory')
  return (word) => (isHistoryWord(word) ? t(`words.${word}`) : plainName(word))
}
