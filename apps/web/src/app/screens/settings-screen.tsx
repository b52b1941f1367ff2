import { useTranslations } from 'use-intl'

export function SettingsScreen() {
  const t = useTranslations('settings')
  return <h1>{t('title')}</h1>
}
