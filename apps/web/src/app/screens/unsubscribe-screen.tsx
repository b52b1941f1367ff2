import { useTranslations } from 'use-intl'
import { Unsubscribe } from '#web/features/unsubscribe/unsubscribe.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** Where the link of the evening email leads. (REM-51) */
export function UnsubscribeScreen() {
  const t = useTranslations('shell')
  return (
    <Page title={t('pages.unsubscribe.title')}>
      <Unsubscribe />
    </Page>
  )
}
