import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { Newspaper } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness.module.css'
import { FreshnessPopover } from '#web/features/timeline/freshness/freshness-popover.tsx'
import { oldestOf, useFreshness } from '#web/features/timeline/freshness/use-freshness'
import { useFreshnessText } from '#web/features/timeline/freshness/use-freshness-text'
import { useNow } from '#web/lib/time/page-clock'

interface FreshnessChipProps {
  /** Beside the title, or at the end of the row of chips where the title needs the room. */
  place: 'title' | 'row'
}

const FRESH_MS = 6 * HOUR_MS

/** How old the announcements are: a sign while they are fresh, amber with their age after a day. On demand those of each game. (TL-64) */
export function FreshnessChip({ place }: FreshnessChipProps) {
  const t = useTranslations('timeline')
  const games = useFreshness()
  const textOf = useFreshnessText()
  const button = useRef<HTMLButtonElement>(null)
  const popoverId = useId()
  const now = useNow(MINUTE_MS)
  const text = textOf(games)
  const oldest = oldestOf(games)
  if (text === null || oldest === null) return null

  const isWhole = games.every(({ isShipped }) => isShipped)
  const ageMs = now - oldest.readAt
  const isOld = ageMs > DAY_MS
  const label = isWhole ? text : t('freshness.chip', { age: text })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.chip}
        data-look={isOld ? 'old' : ageMs < FRESH_MS ? 'fresh' : 'recent'}
        data-place={place}
        aria-label={label}
        title={label}
        popoverTarget={popoverId}
      >
        <span className={styles.sign}>
          <Newspaper size={18} strokeWidth={1.75} aria-hidden />
        </span>
        {isOld && <span aria-hidden>{t('freshness.days', { days: Math.floor(ageMs / DAY_MS) })}</span>}
      </button>
      <FreshnessPopover id={popoverId} games={games} anchor={button} />
    </>
  )
}
