import { CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/qr-scan.module.css'
import type { CameraTrouble } from '#web/lib/camera/rear-camera'
import { scanCodes } from '#web/lib/camera/scan-codes'
import { Progress } from '#web/ui/message/progress.tsx'

export type CameraState = 'starting' | 'running' | CameraTrouble

interface CameraPictureProps {
  state: CameraState
  /** Between a code that was no use and the next try. */
  isWaiting: boolean
  onState: (state: CameraState) => void
  /** Whether that was the wanted code. */
  onText: (text: string) => Promise<boolean>
}

/** Looks for codes as long as it is mounted. */
export function CameraPicture({ state, isWaiting, onState, onText }: CameraPictureProps) {
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
    <div className={styles.frame} data-running={state === 'running' || undefined}>
      <video ref={video} className={styles.picture} aria-label={t('picture')} muted playsInline />
      {state === 'starting' && !isWaiting && <Progress label={t('starting')} />}
      {state !== 'starting' && state !== 'running' && (
        <CameraOff className={styles.off} size={40} strokeWidth={1.5} aria-hidden />
      )}
    </div>
  )
}
