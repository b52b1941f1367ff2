import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/uid-chip.module.css'

interface UidChipProps {
  uid: string
}

/** An account's number, masked until it is pressed: pages are shown to others. */
export function UidChip({ uid }: UidChipProps) {
  const t = useTranslations('gacha')
  const [isShown, setShown] = useState(false)
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isShown}
      title={isShown ? t('uid.hide') : t('uid.show')}
      onClick={() => setShown(!isShown)}
    >
      <UserRound size={14} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{t('uid.label')}</span>
      {isShown ? uid : maskedUid(uid)}
    </button>
  )
}

/** `8****3412` */
function maskedUid(uid: string): string {
  return `${uid.slice(0, 1)}****${uid.slice(-4)}`
}
