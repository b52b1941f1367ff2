import { byCount, type Poll, totalOf } from '@ephemeris/core/votes/poll'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/votes/votes.module.css'

interface PollRowProps {
  poll: Poll
  /** A vote is on its way. */
  isBusy: boolean
  onPick: (optionId: string) => void
}

/** One question with its answers, the most chosen first; the own one is checked, and withdrawn when pressed again. */
export function PollRow({ poll, isBusy, onPick }: PollRowProps) {
  const t = useTranslations('votes')
  const format = useFormatter()
  const total = totalOf(poll)

  return (
    <fieldset className={styles.poll}>
      <legend className={styles.name}>
        {poll.name} <span className={styles.total}>{t('total', { count: total })}</span>
      </legend>
      <div className={styles.options}>
        {byCount(poll).map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            className={styles.option}
            style={{ '--share': total === 0 ? 0 : count / total } as CSSProperties}
            aria-pressed={id === poll.choice}
            disabled={isBusy}
            onClick={() => onPick(id)}
          >
            {id === poll.choice && <Check size={14} strokeWidth={2.5} aria-hidden />}
            {label}
            <span className={styles.count}>{format.number(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
