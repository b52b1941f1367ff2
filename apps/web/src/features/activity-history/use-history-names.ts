import { textIn } from '@ephemeris/core/language/language'
import { ACTIVITY_KIND_NAMES, CHARACTER_NAMES } from '@ephemeris/gamedata/timeline/activity-records'
import { useLocale, useTranslations } from 'use-intl'

/** What a kind of activity is called; one that no one knows yet says so, with the file's own word for it. (HIST-7) */
export function useKindName(): (id: string) => string {
  const t = useTranslations('activityHistory')
  const language = useLocale()
  return (id) => textIn(ACTIVITY_KIND_NAMES.get(id) ?? {}, language)?.text ?? t('list.unnamed', { id })
}

/** The name of a character, or the id of one that the facts do not have yet. (HIST-8) */
export function useCharacterName(): (id: string) => string {
  const language = useLocale()
  return (id) => textIn(CHARACTER_NAMES.get(id) ?? {}, language)?.text ?? id
}
