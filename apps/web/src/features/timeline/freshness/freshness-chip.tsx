import { Newspaper } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness-chip.module.css'
import { FreshnessPopover } from '#web/features/timeline/freshness/freshness-popover.tsx'
import { useFreshness } from '#web/features/timeline/freshness/use-freshness'
import { useFreshnessText } from '#web/features/timeline/freshness/use-freshness-text'
import chip from '#web/features/timeline/head/chip.module.css'

interface FreshnessChipProps {
  /** Beside the title of wide pages, in the row of chips of narrow ones. */
  place: 'title' | 'row'
}

/** How old the announcements are, and on demand those of each game. (TL-64) */
export function FreshnessChip({ place }: FreshnessChipProps) {
  const t = useTranslations('timeline')
  const games = useFreshness()
  const textOf = useFreshnessText()
  const button = useRef<HTMLButtonElement>(null)
  const popoverId = useId()
  const text = textOf(games)
  if (text === null) return null

  const isWhole = games.every(({ isShipped }) => isShipped)
  const label = isWhole ? text : t('freshness.chip', { age: text })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${chip.chip} ${styles.chip}`}
        data-look={games.some(({ isOld }) => isOld) ? 'old' : 'fresh'}
        data-place={place}
        aria-label={label}
        popoverTarget={popoverId}
      >
        <Newspaper size={14} strokeWidth={1.75} aria-hidden />
        <span className={styles.text}>{place === 'title' ? label : text}</span>
      </button>
      <FreshnessPopover id={popoverId} games={games} anchor={button} />
    </>
  )
}
