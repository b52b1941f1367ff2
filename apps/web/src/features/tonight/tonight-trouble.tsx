import { useTranslations } from 'use-intl'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useReasonText } from '#web/i18n/use-error-text'
import { Notice } from '#web/ui/message/notice.tsx'

/** Why the newest activities are missing; what is shown then may be older. */
export function TonightTrouble({ state: { error, retry } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  if (error === null) return null

  return (
    <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
      {t('error', { reason: reasonText(error) })}
    </Notice>
  )
}
