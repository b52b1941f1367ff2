import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useTranslations } from 'use-intl'
import { showUids, useAreUidsShown } from '#web/state/pulls/shown-uids'
import { IconButton } from '#web/ui/button/icon-button.tsx'

/** Beside a masked number: shows or masks all of them for this visit. (LOCAL-20) */
export function UidEye() {
  const t = useTranslations('gacha')
  const isShown = useAreUidsShown()
  return (
    <IconButton
      icon={isShown ? EyeOff : Eye}
      size="sm"
      label={isShown ? t('uid.hide') : t('uid.show')}
      aria-pressed={isShown}
      onClick={() => showUids(!isShown)}
    />
  )
}
