import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import { Clock3, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { VisibleActivities } from '#web/features/timeline/data/use-visible-activities'
import { FreshnessChip } from '#web/features/timeline/freshness/freshness-chip.tsx'
import { GameChips } from '#web/features/timeline/head/game-chips.tsx'
import styles from '#web/features/timeline/head/head.module.css'
import { StatusFilter } from '#web/features/timeline/head/status-filter.tsx'
import { TypeChip, TypeSegments } from '#web/features/timeline/head/type-filter.tsx'
import { useMedia } from '#web/lib/page/media'

interface FilterRowProps {
  filter: TimelineFilter
  counts: Pick<VisibleActivities, 'countOf' | 'endingSoonCount'>
  onFilter: (change: Partial<TimelineFilter>) => void
}

/** Where segments would take a second row; phones scroll theirs. */
const HAS_MENU = '(width >= 48em) and (width < 75em), (height < 30em) and (width >= 35em)'

/** What narrows the list: what ends by tomorrow, games, kind, marks. (TL-8, TL-74) */
export function FilterRow({ filter, counts, onFilter }: FilterRowProps) {
  const t = useTranslations('timeline')
  const isMenu = useMedia(HAS_MENU)
  const { hiddenGames, type, statuses, isEndingSoon, hideDone } = filter

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls in every browser
    <div className={styles.row} role="group" aria-label={t('filter.label')}>
      {(counts.endingSoonCount > 0 || isEndingSoon) && (
        <button
          type="button"
          className={styles.chip}
          data-look="urgent"
          aria-pressed={isEndingSoon}
          onClick={() => onFilter({ isEndingSoon: !isEndingSoon })}
        >
          <Clock3 size={14} strokeWidth={1.75} aria-hidden />
          {t('filter.endingSoon', { count: counts.endingSoonCount })}
        </button>
      )}
      <span className={styles.rule} />
      <GameChips hidden={hiddenGames} countOf={counts.countOf} onHidden={(games) => onFilter({ hiddenGames: games })} />
      <span className={styles.rule} />
      {isMenu ? (
        <TypeChip type={type} onType={(next) => onFilter({ type: next })} />
      ) : (
        <div className={styles.types}>
          <TypeSegments type={type} onType={(next) => onFilter({ type: next })} />
        </div>
      )}
      <span className={styles.filterRowSpace} />
      <StatusFilter statuses={statuses} onStatuses={(next) => onFilter({ statuses: next })} />
      <button
        type="button"
        className={styles.chip}
        aria-label={t('filter.hideDone')}
        title={t('filter.hideDone')}
        aria-pressed={hideDone}
        onClick={() => onFilter({ hideDone: !hideDone })}
      >
        <EyeOff size={14} strokeWidth={1.75} aria-hidden />
        <span className={styles.hideDone}>{t('filter.hideDone')}</span>
      </button>
      <FreshnessChip place="row" />
    </div>
  )
}
