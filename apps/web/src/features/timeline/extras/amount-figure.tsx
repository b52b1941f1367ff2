import { Ticket } from 'lucide-react'
import { useLocale } from 'use-intl'
import styles from '#web/features/timeline/extras/amount-figure.module.css'

interface AmountFigureProps {
  amount: number
  isTicket: boolean
}

/** `+420`; without the plus on a bar that is done. */
export function AmountFigure({ amount, isTicket }: AmountFigureProps) {
  const language = useLocale()
  return (
    <span className={styles.amount} data-amount={amount}>
      {amount.toLocaleString(language)}
      {isTicket && <Ticket size={13} strokeWidth={2} aria-hidden />}
    </span>
  )
}
