import { readQrText } from '@ephemeris/core/account/qr-login/qr-text'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CameraPicture, type CameraState } from '#web/features/qr-login/camera-picture.tsx'
import styles from '#web/features/qr-login/qr-scan.module.css'
import { scanCode } from '#web/features/qr-login/scan-code'
import type { ScannedDevice } from '#web/features/qr-login/scanned-device'
import { useErrorText } from '#web/i18n/use-error-text'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

interface ScannerDialogProps {
  onScan: (device: ScannedDevice) => void
  onClose: () => void
}

/** The camera's picture until a code of ours is in it. (QR-20, QR-21, QR-22) */
export function ScannerDialog({ onScan, onClose }: ScannerDialogProps) {
  const t = useTranslations('qrLogin.scanner')
  const errorText = useErrorText()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<CameraState>('starting')
  const [fault, setFault] = useState<string | null>(null)

  function noteState(next: CameraState): void {
    setFault(null)
    setState(next)
  }

  async function readText(text: string): Promise<boolean> {
    setState('starting')
    const identity = readQrText(text, window.location.origin)
    if (identity === null) {
      setFault(t('foreign'))
      return false
    }
    try {
      onScan(await scanCode(identity))
      return true
    } catch (error) {
      setFault(errorText(error))
      return false
    }
  }

  return (
    <Dialog title={t('title')} widthPx={500} onClose={onClose}>
      <CameraPicture key={turn} state={state} isWaiting={fault !== null} onState={noteState} onText={readText} />
      <ScannerMessage state={state} fault={fault} onRetry={() => setTurn((former) => former + 1)} />
    </Dialog>
  )
}

interface ScannerMessageProps {
  state: CameraState
  /** Of the code that was read last; `null`: none. */
  fault: string | null
  onRetry: () => void
}

function ScannerMessage({ state, fault, onRetry }: ScannerMessageProps) {
  const t = useTranslations('qrLogin.scanner')
  if (state === 'starting' || state === 'running') {
    if (fault === null) return <p className={styles.hint}>{t(state === 'starting' ? 'starting' : 'hint')}</p>
    return (
      <Notice tone="error">
        {fault} {t('goesOn')}
      </Notice>
    )
  }
  const canRetry = state === 'denied' || state === 'unsupported'
  return (
    <Notice tone="error" {...(canRetry && { action: { label: t('retry'), onPress: onRetry } })}>
      {t(`trouble.${state}`)}
    </Notice>
  )
}
