import { useTranslations } from 'use-intl'

export function TimelineScreen() {
  const t = useTranslations('timeline')
  return <h1>{t('title')}</h1>
}
