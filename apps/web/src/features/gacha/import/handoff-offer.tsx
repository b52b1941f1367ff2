import { QrCode } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { likelyPlatform } from '#web/features/gacha/import/likely-platform'
import { canSeal } from '#web/lib/outside/sealed-text'
import { Button } from '#web/ui/button/button.tsx'

/** Offers to bring the link from a phone; a phone itself has it at hand. (HAND-12) */
export function HandoffOffer({ onAccept }: { onAccept: () => void }) {
  const t = useTranslations('gachaImport')
  if (!canSeal() || likelyPlatform(navigator.userAgent) !== 'windows') return null
  return (
    <Button look="quiet" onClick={onAccept}>
      <QrCode size={16} strokeWidth={1.75} aria-hidden />
      {t('link.fromPhone')}
    </Button>
  )
}
