import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/handoff/handoff.module.css'

interface HandoffMatchProps {
  match: string
  /** The phone is in another network: there the number is typed, not read. */
  isFar: boolean
}

/** The number by which the player sees that both devices show the same handoff. (HAND-5) */
export function HandoffMatch({ match, isFar }: HandoffMatchProps) {
  const t = useTranslations('handoff')
  return (
    <div className={styles.match}>
      <strong className={styles.number}>{match}</strong>
      {isFar ? (
        <span className={styles.far} role="status">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {t('far')}
        </span>
      ) : (
        <span className={styles.words}>
          {t('sameNumber')}
          <span className={styles.hint}>{t('otherNumber')}</span>
        </span>
      )}
    </div>
  )
}
