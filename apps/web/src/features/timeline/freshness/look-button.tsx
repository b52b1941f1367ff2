import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness-list.module.css'
import { useLook } from '#web/features/timeline/freshness/use-look'

/** Checks for newer announcements; disabled for a minute after each press, and keeps the focus. (TL-65) */
export function LookButton() {
  const t = useTranslations('sources')
  const { look, isLooking, restSeconds } = useLook()
  const resting = restSeconds > 0 ? t('freshness.pause', { seconds: restSeconds }) : t('freshness.look')

  return (
    <button type="button" className={styles.look} aria-disabled={isLooking || restSeconds > 0} onClick={look}>
      <RefreshCw size={15} strokeWidth={1.75} aria-hidden />
      {isLooking ? t('freshness.looking') : resting}
    </button>
  )
}
