import type { Instant } from '@ephemeris/core/time/instant'
import { FileX2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { shortDayText } from '#web/i18n/words/dates'
import { useMomentStyle } from '#web/state/words/moment-style'

/** The publisher took the announcement down before the activity was over. */
export function GoneRow({ since }: { since: Instant }) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  return (
    <SourceRow
      icon={FileX2}
      tone="warn"
      title={<b>{t('gone.title', { date: shortDayText(since, style) })}</b>}
      hint={t('gone.hint')}
    />
  )
}
