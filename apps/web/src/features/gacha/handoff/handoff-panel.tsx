import type { HandoffContent } from '@ephemeris/core/handoff/handoff-content'
import CircleCheck from 'lucide-react/icons/circle-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/handoff/handoff.module.css'
import { useHandoff } from '#web/features/gacha/handoff/use-handoff'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useDeviceText } from '#web/i18n/use-device-text'
import { useErrorText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'
import { TimeLeft } from '#web/ui/card/time-left.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'

interface HandoffPanelProps {
  onImport: (content: HandoffContent) => void
  onClose: () => void
}

/** When screen readers announce the time that is left. */
const ANNOUNCED_SECONDS = [60, 10]

/** Brings a link from a phone: a code to scan there, and what came of it. (HAND-11, HAND-12) */
export function HandoffPanel({ onImport, onClose }: HandoffPanelProps) {
  const t = useTranslations('handoff')
  const errorText = useErrorText()
  const { handoff, status, isFar, device, content, secondsLeft, isOver, error, renew } = useHandoff()
  if (status === 'sent' && content !== null) {
    return <ReceivedLink content={content} device={device} onImport={() => onImport(content)} onDiscard={onClose} />
  }

  const isUnreadable = status === 'sent'
  const isUsable = handoff !== undefined && !isOver && !isUnreadable
  const announced = isUsable ? ANNOUNCED_SECONDS.filter((seconds) => secondsLeft <= seconds).at(-1) : undefined

  return (
    <div>
      <div className={styles.panel}>
        <div className={styles.code}>
          <QrPicture text={handoff?.address ?? null} label={t('picture')} isDimmed={handoff !== undefined && !isUsable}>
            {!handoff && error === null && <Progress label={t('making')} />}
          </QrPicture>
          {isUsable && (
            <TimeLeft
              share={secondsLeft / handoff.expiresInSeconds}
              text={t('timeLeft', { time: clockText(secondsLeft) })}
            />
          )}
        </div>
        <div className={styles.side}>
          <h3 className={styles.title}>{t('title')}</h3>
          <p className={styles.lead}>{t('lead')}</p>
          <ol className={styles.steps}>
            {(['scan', 'paste', 'send'] as const).map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          {isUsable && <HandoffMatch match={handoff.match} isFar={isFar} />}
          <p className={styles.safe}>
            <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
            {t('safe')}
          </p>
        </div>
      </div>
      {isOver && <Notice tone="warn">{t(status === 'refused' ? 'refused' : 'expired')}</Notice>}
      {isUnreadable && <Notice tone="error">{t('unreadable')}</Notice>}
      {!isOver && error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <div className={styles.foot}>
        <span className={styles.state} role="status">
          {isUsable && <span>{t(status === 'opened' ? 'opened' : 'waiting')}</span>}
          {announced !== undefined && <span className="visually-hidden"> {t('soonOver', { seconds: announced })}</span>}
        </span>
        <Button look={isOver || isUnreadable ? 'primary' : 'quiet'} onClick={renew}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('newCode')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

/** `4:06` */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface HandoffMatchProps {
  match: string
  /** The phone is in another network: there the number is typed, not read. */
  isFar: boolean
}

/** The number by which the player sees that both devices show the same handoff. (HAND-5) */
function HandoffMatch({ match, isFar }: HandoffMatchProps) {
  const t = useTranslations('handoff')
  return (
    <div className={styles.match}>
      <strong className={styles.number}>{match}</strong>
      {isFar ? (
        <span className={styles.far} role="status">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {t('far')}
        </span>
      ) : (
        <span className={styles.words}>
          {t('sameNumber')}
          <span className={styles.hint}>{t('otherNumber')}</span>
        </span>
      )}
    </div>
  )
}

interface ReceivedLinkProps {
  content: HandoffContent
  /** `null`: unknown. */
  device: string | null
  onImport: () => void
  onDiscard: () => void
}

/** Nothing is imported without a click: someone else may have sent it. (HAND-11) */
function ReceivedLink({ content, device, onImport, onDiscard }: ReceivedLinkProps) {
  const t = useTranslations('handoff')
  const deviceText = useDeviceText()
  const game = useGameNames().find(({ id }) => id === content.gameId)?.name ?? content.gameId
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => news.current?.focus(), [])

  return (
    <div>
      <div ref={news} className={styles.received} tabIndex={-1}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <strong className={styles.arrived}>{t('received.title')}</strong>
          {t('received.from', { device: deviceText(device ?? ''), game })}
        </span>
      </div>
      <p className={styles.lead}>{t('received.account')}</p>
      <div className={styles.foot}>
        <span className={styles.state} />
        <Button look="quiet" onClick={onDiscard}>
          {t('received.discard')}
        </Button>
        <Button look="primary" onClick={onImport}>
          <Upload size={16} strokeWidth={1.75} aria-hidden />
          {t('received.import')}
        </Button>
      </div>
    </div>
  )
}
