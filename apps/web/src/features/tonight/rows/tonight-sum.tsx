import type { Tonight } from '@ephemeris/core/tonight/tonight'
import { totalPulls } from '@ephemeris/core/tonight/tonight'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/rows/rows.module.css'
import { toTenths } from '#web/i18n/words/numbers'

/** `9.7 pulls left to get tonight, from 7 things` */
export function TonightSum({ open }: Pick<Tonight, 'open'>) {
  const t = useTranslations('tonight')
  const paying = open.filter(({ pulls }) => pulls > 0)
  if (paying.length === 0) return null
  return (
    <p className={styles.sum} aria-live="polite">
      {t.rich('sum', {
        pulls: toTenths(totalPulls(paying)),
        count: paying.length,
        b: (figure) => <b>{figure}</b>,
      })}
    </p>
  )
}
