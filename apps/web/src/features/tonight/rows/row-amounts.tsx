import { Ticket } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/rows/row-amounts.module.css'
import type { RowAmount } from '#web/features/tonight/use-tonight-words'

/** What a row gives: `+225`, and tickets beside their sign; names are read out. */
export function RowAmounts({ amounts }: { amounts: readonly RowAmount[] }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  return (
    <span className={styles.amounts}>
      {amounts.map(({ id, name, amount, isTicket }) => (
        <span key={id} className={styles.amount} title={name}>
          <span aria-hidden>+{amount.toLocaleString(language)}</span>
          {isTicket && <Ticket size={13} strokeWidth={2} aria-hidden />}
          <span className="visually-hidden">
            {t('amount', { amount: amount.toLocaleString(language), thing: name })}
          </span>
        </span>
      ))}
    </span>
  )
}
