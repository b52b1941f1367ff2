import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { roundedSign, toTenths } from '#web/i18n/words/numbers'
import { Text } from '#web/ui/text/text.tsx'

/** `2.6 pulls` */
export function PullsFigure({ pulls }: { pulls: number }) {
  const t = useTranslations('tonight')
  return (
    <Text kind="note" figures oneLine className={styles.pulls}>
      {t.rich('pulls', {
        pulls: toTenths(pulls),
        b: (figure) => (
          <Text kind="title" as="b">
            {roundedSign(pulls)}
            {figure}
          </Text>
        ),
      })}
    </Text>
  )
}
