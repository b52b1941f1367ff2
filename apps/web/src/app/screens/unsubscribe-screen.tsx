import { useTranslations } from 'use-intl'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { Unsubscribe } from '#web/features/unsubscribe/unsubscribe.tsx'

/** Where the link of the evening email leads. (REM-51) */
export function UnsubscribeScreen() {
  const t = useTranslations('shell')
  return (
    <TitledPage title={t('pages.unsubscribe.title')}>
      <Unsubscribe />
    </TitledPage>
  )
}
