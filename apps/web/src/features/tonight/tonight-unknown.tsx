import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight-card.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useReasonText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'

/** In the place of the rows that could not be loaded. The home page announces the error once, in the card beside. */
export function TonightUnknown({ state: { error, retry } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  return (
    <div className={styles.unknown}>
      <p>{t('error', { reason: reasonText(error) })}</p>
      <Button onClick={retry}>{shell('retry')}</Button>
    </div>
  )
}
