import type { ActivityType } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'

interface TypeSegmentsProps {
  /** `null`: all of them. */
  type: ActivityType | null
  onType: (type: ActivityType | null) => void
}

const CHOICES = ['all', 'version', 'gacha', 'event', 'challenge'] as const

/** One kind of activity, or all. */
export function TypeSegments({ type, onType }: TypeSegmentsProps) {
  const t = useTranslations('timeline')

  return (
    <SegmentedControl
      label={t('types.label')}
      segments={CHOICES.map((value) => ({ value, label: t(`types.${value}`) }))}
      value={type ?? 'all'}
      onChange={(choice) => onType(choice === 'all' ? null : choice)}
    />
  )
}
