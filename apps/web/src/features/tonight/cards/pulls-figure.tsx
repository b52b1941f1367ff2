import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/cards.module.css'
import { roundedSign, toTenths } from '#web/i18n/words/numbers'

/** `2.6 pulls` */
export function PullsFigure({ pulls }: { pulls: number }) {
  const t = useTranslations('tonight')
  return (
    <span className={styles.pullsFigure}>
      {t.rich('pulls', {
        pulls: toTenths(pulls),
        b: (figure) => (
          <b>
            {roundedSign(pulls)}
            {figure}
          </b>
        ),
      })}
    </span>
  )
}
