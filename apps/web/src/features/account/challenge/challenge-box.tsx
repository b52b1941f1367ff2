import Bot from 'lucide-react/icons/bot'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import type { Challenge } from '#web/features/account/challenge/use-challenge'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

interface ChallengeBoxProps {
  challenge: Challenge
}

const ICONS = { working: LoaderCircle, ready: CircleCheck, failed: CircleAlert } as const

/** What the question against robots looks like; its room is there from the beginning. (PANEL-8) */
export function ChallengeBox({ challenge: { kind, phase, place, renew } }: ChallengeBoxProps) {
  const t = useTranslations('account')
  if (kind === 'off') return null
  const isOwn = kind !== 'turnstile'
  const Icon = ICONS[phase]

  return (
    <Row gap={8} padX={14} padY={6} className={styles.box} data-challenge={phase}>
      {!isOwn && <div ref={place} className={styles.widget} />}
      {isOwn && (
        <Row as="p" gap={10} grow text="body" role="status">
          <Icon className={styles.icon} data-phase={phase} size={20} strokeWidth={1.75} aria-hidden />
          <span>{t(`challenge.${phase}`)}</span>
        </Row>
      )}
      {phase === 'failed' && (
        <Button look="ghost" onClick={renew}>
          {t('challenge.retry')}
        </Button>
      )}
      {isOwn && phase !== 'failed' && <Bot className={styles.mark} size={20} strokeWidth={1.5} aria-hidden />}
    </Row>
  )
}
