import { useLocale } from 'use-intl'
import { type ActivityWords, activityWords } from '#web/i18n/words/activity-words'
import { useDevice } from '#web/state/device'

export function useActivityWords(): ActivityWords {
  const language = useLocale()
  const games = useDevice((device) => device.gameList)
  return activityWords(games ?? [], language)
}
