import type { Outcome } from '@ephemeris/core/gacha/counting/count-pulls'
import type { LucideIcon } from 'lucide-react'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import StarOff from 'lucide-react/icons/star-off'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/records/records.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const ICONS: Readonly<Record<Outcome, LucideIcon>> = {
  won: Star,
  lost: StarOff,
  guaranteed: ShieldCheck,
  unknown: CircleHelp,
}

interface OutcomeMarkProps {
  outcome: Outcome
  /** The sign alone; the word is read out. */
  isBrief?: boolean
}

/** The outcome of a 5-star of a pool with a 50/50. */
export function OutcomeMark({ outcome, isBrief = false }: OutcomeMarkProps) {
  const t = useTranslations('gacha')
  const Icon = ICONS[outcome]
  return (
    <Row
      as={Text}
      kind="note"
      weight="bold"
      oneLine
      inline
      gap={5}
      className={styles.mark}
      data-outcome={outcome}
      title={outcome === 'unknown' ? t('guarantee.unknown') : undefined}
    >
      <Icon size={16} strokeWidth={2} aria-hidden />
      <span className={isBrief ? 'visually-hidden' : undefined}>{t(`outcome.${outcome}`)}</span>
    </Row>
  )
}
