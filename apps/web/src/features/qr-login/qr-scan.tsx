import { readQrText } from '@ephemeris/core/account/qr-login/qr-text'
import CameraOff from 'lucide-react/icons/camera-off'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApprovalDialog } from '#web/features/qr-login/approval-dialog.tsx'
import styles from '#web/features/qr-login/qr-login.module.css'
import { scanCode } from '#web/features/qr-login/scan-code'
import type { ScannedDevice } from '#web/features/qr-login/scanned-device'
import { useErrorText } from '#web/i18n/use-error-text'
import type { CameraTrouble } from '#web/lib/camera/rear-camera'
import { scanCodes } from '#web/lib/camera/scan-codes'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

type CameraState = 'starting' | 'running' | CameraTrouble

/** Signs in another device of the user: reads its code with the camera, then asks. (QR-20) */
export function QrScan() {
  const t = useTranslations('qrLogin')
  const [step, setStep] = useState<'none' | 'scanning' | ScannedDevice>('none')
  const end = () => setStep('none')

  return (
    <>
      <Button look="quiet" onClick={() => setStep('scanning')}>
        <ScanQrCode size={16} strokeWidth={1.75} aria-hidden />
        {t('scan')}
      </Button>
      {step === 'scanning' && <ScannerDialog onScan={setStep} onClose={end} />}
      {typeof step === 'object' && <ApprovalDialog device={step} onClose={end} />}
    </>
  )
}

interface ScannerDialogProps {
  onScan: (device: ScannedDevice) => void
  onClose: () => void
}

/** The camera's picture until a code of ours is in it. (QR-20, QR-21, QR-22) */
function ScannerDialog({ onScan, onClose }: ScannerDialogProps) {
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
      <ScannerMessage state={state} fault={fault} onRetry={() => setTurn((previous) => previous + 1)} />
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
    if (fault === null)
      return (
        <Text kind="quiet" as="p">
          {t(state === 'starting' ? 'starting' : 'hint')}
        </Text>
      )
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

interface CameraPictureProps {
  state: CameraState
  /** Between a code that was no use and the next try. */
  isWaiting: boolean
  onState: (state: CameraState) => void
  /** Whether that was the wanted code. */
  onText: (text: string) => Promise<boolean>
}

/** Looks for codes as long as it is mounted. */
function CameraPicture({ state, isWaiting, onState, onText }: CameraPictureProps) {
  const t = useTranslations('qrLogin.scanner')
  const video = useRef<HTMLVideoElement>(null)
  const noteState = useEffectEvent(onState)
  const readText = useEffectEvent(onText)

  useEffect(() => {
    if (video.current === null) return
    const end = new AbortController()
    void scanCodes(video.current, {
      signal: end.signal,
      onText: (text) => readText(text),
      onTrouble: (trouble) => noteState(trouble ?? 'running'),
    })
    return () => end.abort()
  }, [])

  return (
    <Grid className={styles.frame} data-running={state === 'running' || undefined}>
      <video ref={video} className={styles.picture} aria-label={t('picture')} muted playsInline />
      {state === 'starting' && !isWaiting && <Progress label={t('starting')} />}
      {state !== 'starting' && state !== 'running' && (
        <CameraOff className={styles.off} size={40} strokeWidth={1.5} aria-hidden />
      )}
    </Grid>
  )
}
