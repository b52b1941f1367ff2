import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maskedUid } from '#web/state/pulls/pull-uids'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'

interface UidChipProps {
  uid: string
}

/** An account's number, masked until it is pressed: pages are shown to others. */
export function UidChip({ uid }: UidChipProps) {
  const t = useTranslations('gacha')
  const [isShown, setShown] = useState(false)
  return (
    <ToggleChip isPressed={isShown} title={isShown ? t('uid.hide') : t('uid.show')} onClick={() => setShown(!isShown)}>
      <UserRound size={14} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{t('uid.label')}</span>
      {isShown ? uid : maskedUid(uid)}
    </ToggleChip>
  )
}
