import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { useTranslations } from 'use-intl'
import { useActivityWords } from '#web/state/words/activity-words'

interface TimelineNewsProps {
  /** What a key has marked last; `null`: nothing yet. */
  marked: { readonly activity: PlacedActivity; readonly status: Status } | null
  /** How many activities a search leaves; `null`: nothing is searched for. */
  found: number | null
}

/** Says to screen readers what changes elsewhere than at the focus: the mark of a key, and what a search leaves. (TL-27) */
export function TimelineNews({ marked, found }: TimelineNewsProps) {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  return (
    <>
      <p className="visually-hidden" role="status" data-news="mark">
        {marked &&
          t('activity.marked', { title: words.title(marked.activity), mark: t(`mark.${marked.status || 'none'}`) })}
      </p>
      <p className="visually-hidden" role="status" data-news="search">
        {found !== null && t('search.found', { count: found })}
      </p>
    </>
  )
}
