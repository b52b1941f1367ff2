import { isQrId } from '@ephemeris/core/account/qr-login/qr-text'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrTab } from '#web/features/qr-login/qr-tab.tsx'
import { useIsSignedIn } from '#web/state/account/session'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface QrOfferProps {
  /** Of the link that has opened the page. */
  offer: string
  onClose: () => void
}

/** Another device offers to log this one in: it asks first, since anyone can send such a link. (QR-26) */
export function QrOffer({ offer, onClose }: QrOfferProps) {
  const t = useTranslations('qrLogin')
  const shell = useTranslations('shell')
  const isSignedIn = useIsSignedIn()
  const [isWanted, setWanted] = useState(false)

  if (isSignedIn) return isWanted ? null : <Notice tone="info">{t('offer.signedIn')}</Notice>
  if (!isQrId(offer)) return <Notice tone="error">{t('link.invalid')}</Notice>
  return (
    <Dialog title={t('approval.title')} widthPx={500} onClose={onClose}>
      {isWanted ? (
        <QrTab offer={offer} />
      ) : (
        <>
          <Text kind="body" as="p">
            {t('offer.question')}
          </Text>
          <DialogButtons>
            <Button look="outline" onClick={onClose}>
              {shell('cancel')}
            </Button>
            <Button look="primary" onClick={() => setWanted(true)}>
              {t('goOn')}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  )
}
