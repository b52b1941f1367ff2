import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useTranslations } from 'use-intl'
import { showUids, useAreUidsShown, useUidText } from '#web/state/pulls/shown-uids'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'

interface UidChipProps {
  uid: string
}

/** An account's number, and the press that shows or masks all of them for this visit. (LOCAL-20) */
export function UidChip({ uid }: UidChipProps) {
  const t = useTranslations('gacha')
  const isShown = useAreUidsShown()
  const uidText = useUidText()
  const Icon = isShown ? EyeOff : Eye
  return (
    <ToggleChip isPressed={isShown} title={isShown ? t('uid.hide') : t('uid.show')} onClick={() => showUids(!isShown)}>
      <span className="visually-hidden">{t('uid.label')}</span>
      {uidText(uid)}
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </ToggleChip>
  )
}
