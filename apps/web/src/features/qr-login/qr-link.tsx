import { isQrId, type QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApprovalDialog } from '#web/features/qr-login/approval-dialog.tsx'
import { scanCode } from '#web/features/qr-login/scan-code'
import { useErrorText } from '#web/i18n/use-error-text'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn } from '#web/state/account/session'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'

/** Who is not signed in has so long to become it. */
const KEPT_MS = MINUTE_MS

interface QrLinkProps {
  /** Of the link that has opened the page; `null`: it had none. */
  code: string | null
  sessionId: string
  onClose: () => void
}

/** Another device's code that was opened as a link: it always asks, and no one who is signed out asks anything. (QR-24) */
export function QrLink({ code, sessionId, onClose }: QrLinkProps) {
  const t = useTranslations('qrLogin.link')
  const isSignedIn = useIsSignedIn()
  const [expiresAt] = useState(() => now() + KEPT_MS)
  const isLate = useNow() >= expiresAt
  const forget = useEffectEvent(onClose)

  useEffect(() => {
    if (isLate && !isSignedIn) forget()
  }, [isLate, isSignedIn])

  if (code === null || !isQrId(code) || !isQrId(sessionId)) return <Notice tone="error">{t('invalid')}</Notice>
  if (isSignedIn) return <LinkedCode code={code} sessionId={sessionId} onClose={onClose} />
  return <Notice tone="info">{t('logInFirst')}</Notice>
}

function LinkedCode({ onClose, ...identity }: QrIdentity & Pick<QrLinkProps, 'onClose'>) {
  const t = useTranslations('qrLogin.link')
  const errorText = useErrorText()
  const scan = useQuery({
    queryKey: ['qr-scan', identity.sessionId],
    queryFn: () => scanCode(identity),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  if (scan.error) return <Notice tone="error">{errorText(scan.error)}</Notice>
  if (!scan.data) return <Progress label={t('asking')} />
  return <ApprovalDialog device={scan.data} onClose={onClose} />
}
