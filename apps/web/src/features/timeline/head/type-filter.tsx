import { ACTIVITY_TYPES, type ActivityType } from '@ephemeris/core/games/game'
import Shapes from 'lucide-react/icons/shapes'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TypeFilterProps {
  /** `null`: all of them. */
  type: ActivityType | null
  onType: (type: ActivityType | null) => void
}

const ALL = 'all'
const CHOICES = [ALL, 'version', 'gacha', 'event', 'challenge'] as const

/** One kind of activity, or all: side by side where the row has room for them, or scrolls. */
export function TypeSegments({ type, onType }: TypeFilterProps) {
  const t = useTranslations('timeline')

  return (
    <SegmentedControl
      label={t('types.label')}
      segments={CHOICES.map((value) => ({ value, label: t(`types.${value}`) }))}
      value={type ?? ALL}
      onChange={(choice) => onType(choice === ALL ? null : choice)}
    />
  )
}

/** The same as a chip that opens the device's own list. */
export function TypeChip({ type, onType }: TypeFilterProps) {
  const t = useTranslations('timeline')

  return (
    <Row
      as="label"
      inline
      gap={6}
      text="note"
      className={`${styles.chip} ${styles.filter}`}
      data-on={type !== null || undefined}
      title={t('types.label')}
    >
      <Shapes size={14} strokeWidth={1.75} aria-hidden />
      <Text kind={type === null ? 'medium' : 'bold'} className={styles.kind}>
        {t(type === null ? 'types.every' : `types.${type}`)}
      </Text>
      <select
        className={styles.select}
        aria-label={t('types.label')}
        value={type ?? ALL}
        onChange={({ target }) => onType(ACTIVITY_TYPES.find((one) => one === target.value) ?? null)}
      >
        {CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(`types.${value}`)}
          </option>
        ))}
      </select>
    </Row>
  )
}
