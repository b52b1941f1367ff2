import type { HandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { RefreshCw, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/handoff/handoff.module.css'
import { HandoffMatch } from '#web/features/gacha/handoff/handoff-match.tsx'
import { ReceivedLink } from '#web/features/gacha/handoff/received-link.tsx'
import { useHandoff } from '#web/features/gacha/handoff/use-handoff'
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
const TOLD_SECONDS = [60, 10]

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
  const told = isUsable ? TOLD_SECONDS.filter((seconds) => secondsLeft <= seconds).at(-1) : undefined

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
          {isUsable && t(status === 'opened' ? 'opened' : 'waiting')}
          {told !== undefined && <span className="visually-hidden"> {t('soonOver', { seconds: told })}</span>}
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
