import { Check, CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/handoff/handoff.module.css'
import { Button } from '#web/ui/button/button.tsx'

interface HandoffEndingProps {
  /** `plain`: as the player wanted it, with nothing sent. */
  tone: 'good' | 'plain' | 'trouble'
  heading?: string
  children: ReactNode
  onClose: () => void
}

const MARKS = { good: Check, plain: X, trouble: CircleAlert }

/** What came of a hand-off, on the phone. */
export function HandoffEnding({ tone, heading, children, onClose }: HandoffEndingProps) {
  const t = useTranslations('shell')
  const Mark = MARKS[tone]
  return (
    <div className={styles.ending}>
      <span className={styles.mark} data-tone={tone}>
        <Mark size={28} strokeWidth={1.75} aria-hidden />
      </span>
      <div role="status">
        {heading && <strong className={styles.heading}>{heading}</strong>}
        <p className={styles.text}>{children}</p>
      </div>
      <Button look="quiet" className={styles.close} onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
