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
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
      <Row gap={20} align="start" wrap className={styles.panel}>
        <Stack gap={12} fixed className={styles.code}>
          <QrPicture text={handoff?.address ?? null} label={t('picture')} isDimmed={handoff !== undefined && !isUsable}>
            {!handoff && error === null && <Progress label={t('making')} />}
          </QrPicture>
          {isUsable && (
            <TimeLeft
              share={secondsLeft / handoff.expiresInSeconds}
              text={t('timeLeft', { time: clockText(secondsLeft) })}
            />
          )}
        </Stack>
        <Stack gap={12} grow>
          <Text kind="title" as="h3">
            {t('title')}
          </Text>
          <Text kind="hint" as="p">
            {t('lead')}
          </Text>
          <Steps>
            {(['scan', 'paste', 'send'] as const).map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </Steps>
          {isUsable && <HandoffMatch match={handoff.match} isFar={isFar} />}
          <Row as="p" gap={8} align="start" text="note">
            <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
            {t('safe')}
          </Row>
        </Stack>
      </Row>
      {isOver && <Notice tone="warn">{t(status === 'refused' ? 'refused' : 'expired')}</Notice>}
      {isUnreadable && <Notice tone="error">{t('unreadable')}</Notice>}
      {!isOver && error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <Row gap={8} wrap className={styles.foot}>
        <Text kind="note" grow className={styles.state} role="status">
          {isUsable && <span>{t(status === 'opened' ? 'opened' : 'waiting')}</span>}
          {announced !== undefined && <span className="visually-hidden"> {t('soonOver', { seconds: announced })}</span>}
        </Text>
        <Button look={isOver || isUnreadable ? 'primary' : 'quiet'} onClick={renew}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('newCode')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </Row>
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
    <Row gap={12}>
      <Text kind="heading" as="strong" figures fixed className={styles.number}>
        {match}
      </Text>
      {isFar ? (
        <Row as="span" gap={6} align="start" text="body" className={styles.far} role="status">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {t('far')}
        </Row>
      ) : (
        <Stack as="span" text="body">
          {t('sameNumber')}
          <Text kind="note">{t('otherNumber')}</Text>
        </Stack>
      )}
    </Row>
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
      <Row gap={14} padX={16} padY={14} text="body" ref={news} className={styles.received} tabIndex={-1}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <Text kind="bold" as="strong">
            {t('received.title')}
          </Text>
          {t('received.from', { device: deviceText(device ?? ''), game })}
        </span>
      </Row>
      <Text kind="hint" as="p">
        {t('received.account')}
      </Text>
      <Row gap={8} wrap className={styles.foot}>
        <Text kind="note" grow className={styles.state} />
        <Button look="quiet" onClick={onDiscard}>
          {t('received.discard')}
        </Button>
        <Button look="primary" onClick={onImport}>
          <Upload size={16} strokeWidth={1.75} aria-hidden />
          {t('received.import')}
        </Button>
      </Row>
    </div>
  )
}
