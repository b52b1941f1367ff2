import { Ticket } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/rows/rows.module.css'
import type { RowAmount } from '#web/features/tonight/use-tonight-words'

/** What a row gives: `225 Primogem`, and tickets beside their sign, of which the name is read out. */
export function RowAmounts({ amounts }: { amounts: readonly RowAmount[] }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  return (
    <span className={styles.amounts}>
      {amounts.map(({ id, name, amount, isTicket }) => (
        <span key={id} className={styles.amount} title={name}>
          {isTicket && (
            <>
              <span aria-hidden>+{amount.toLocaleString(language)}</span>
              <Ticket size={13} strokeWidth={2} aria-hidden />
            </>
          )}
          <span className={isTicket ? 'visually-hidden' : undefined}>
            {t('amount', { amount: amount.toLocaleString(language), thing: name })}
          </span>
        </span>
      ))}
    </span>
  )
}
