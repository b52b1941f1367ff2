import type { Tonight } from '@ephemeris/core/tonight/tonight'
import { isPullInOne, totalPulls } from '@ephemeris/core/tonight/tonight'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { toTenths } from '#web/i18n/words/numbers'
import { Text } from '#web/ui/text/text.tsx'

/** `9.7 pulls left, from 4 of 7 things`, of less than a pull in each game `4 things left`: the same things as those that the head counts. */
export function TonightSum({ open }: Pick<Tonight, 'open'>) {
  const t = useTranslations('tonight')
  const paying = open.filter(({ pulls }) => pulls > 0)
  if (paying.length === 0) return null
  const words = {
    pulls: toTenths(totalPulls(paying)),
    count: paying.length,
    b: (figure: ReactNode) => (
      <Text kind="figure" as="b">
        {figure}
      </Text>
    ),
  }
  return (
    <Text kind="quiet" as="p" className={styles.sum} aria-live="polite">
      {!isPullInOne(open)
        ? t.rich('sumFew', { ...words, total: open.length })
        : paying.length === open.length
          ? t.rich('sum', words)
          : t.rich('sumOf', { ...words, total: open.length })}
    </Text>
  )
}
