import { readQrText } from '@ephemeris/core/account/qr-login/qr-text'
import CameraOff from 'lucide-react/icons/camera-off'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApprovalDialog } from '#web/features/qr-login/approval-dialog.tsx'
import { OfferedLink, TypedCode } from '#web/features/qr-login/claim-ways.tsx'
import styles from '#web/features/qr-login/qr-login.module.css'
import { type ScannedDevice, scanCode } from '#web/features/qr-login/scan-code'
import { useErrorText } from '#web/i18n/use-error-text'
import type { CameraTrouble } from '#web/lib/camera/rear-camera'
import { scanCodes } from '#web/lib/camera/scan-codes'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

type CameraState = 'starting' | 'running' | CameraTrouble

/** Signs in another device of the user: finds it by what the one of them shows, then asks. (QR-20, QR-25, QR-26) */
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
      {step === 'scanning' && <WaysDialog onFound={setStep} onClose={end} />}
      {typeof step === 'object' && <ApprovalDialog device={step} onClose={end} />}
    </>
  )
}

interface ScannerProps {
  onFound: (device: ScannedDevice) => void
}

const WAYS = { scan: Scanner, type: TypedCode, show: OfferedLink } as const

type Way = keyof typeof WAYS

/** The camera first; the other ways where there is none, on one of the two devices. */
function WaysDialog({ onFound, onClose }: ScannerProps & { onClose: () => void }) {
  const t = useTranslations('qrLogin')
  const [way, setWay] = useState<Way>('scan')
  const Present = WAYS[way]
  return (
    <Dialog title={t('scan')} widthPx={500} onClose={onClose}>
      <Stack gap={16}>
        <SegmentedControl
          label={t('ways.label')}
          segments={(['scan', 'type', 'show'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        <Present onFound={onFound} />
      </Stack>
    </Dialog>
  )
}

/** The camera's picture until a code of ours is in it. (QR-20, QR-21, QR-22) */
function Scanner({ onFound }: ScannerProps) {
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
      onFound(await scanCode(identity))
      return true
    } catch (error) {
      setFault(errorText(error))
      return false
    }
  }

  return (
    <div>
      <CameraPicture key={turn} state={state} isWaiting={fault !== null} onState={noteState} onText={readText} />
      <ScannerMessage state={state} fault={fault} onRetry={() => setTurn((previous) => previous + 1)} />
    </div>
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
