import { useTranslations } from 'use-intl'
import { OldNotice } from '#web/features/timeline/freshness/old-notice.tsx'
import styles from '#web/features/timeline/timeline.module.css'
import { useReasonText } from '#web/i18n/use-error-text'
import type { Activities } from '#web/state/timeline/activities'
import { useAgeText } from '#web/state/words/age-text'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

interface TimelineNoticesProps {
  data: Pick<Activities, 'error' | 'loadedAt' | 'skipped' | 'retry'>
}

/** What is wrong with the data below, and how old it is. */
export function TimelineNotices({ data: { error, loadedAt, skipped, retry } }: TimelineNoticesProps) {
  const t = useTranslations('timeline')
  const reasonText = useReasonText()
  const age = useAgeText()

  return (
    <Stack gap={8} className={styles.notices}>
      {error !== null && (
        <Notice tone="error" action={{ label: t('notice.retry'), onPress: retry }}>
          <span>{t('notice.error', { reason: reasonText(error) })}</span>{' '}
          {loadedAt !== null && <span>{t('notice.showingOld', { age: age(loadedAt) })}</span>}
        </Notice>
      )}
      {skipped > 0 && <Notice tone="warn">{t('notice.skipped', { count: skipped })}</Notice>}
      <OldNotice />
    </Stack>
  )
}
