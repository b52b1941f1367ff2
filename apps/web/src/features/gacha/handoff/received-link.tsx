import type { HandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { CircleCheck, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/handoff/handoff.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useDeviceText } from '#web/i18n/use-device-text'
import { Button } from '#web/ui/button/button.tsx'

interface ReceivedLinkProps {
  content: HandoffContent
  /** `null`: unknown. */
  device: string | null
  onImport: () => void
  onDiscard: () => void
}

/** Nothing is imported without a press: somebody else may have sent it. (HAND-11) */
export function ReceivedLink({ content, device, onImport, onDiscard }: ReceivedLinkProps) {
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
