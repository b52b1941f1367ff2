import { useLocale, useTranslations } from 'use-intl'
import { type ActivityWords, activityWords } from '#web/i18n/words/activity-words'
import { useDevice } from '#web/state/device'

export function useActivityWords(): ActivityWords {
  const t = useTranslations('shell')
  const language = useLocale()
  const games = useDevice((device) => device.gameList)
  return activityWords(games ?? [], language, t('own'))
}
