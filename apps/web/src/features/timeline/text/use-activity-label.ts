import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { statusName } from '#web/features/timeline/status/status-name'
import { shortDayText, shortMomentText } from '#web/i18n/dates'
import { useCountdownText } from '#web/i18n/use-countdown-text'
import { useActivityWords } from '#web/state/activity-words'
import { useMomentStyle } from '#web/state/moment-style'

/** Everything that a bar shows, as one sentence: title, game, kind, dates, mark and countdown to the minute. (TL-28) */
export function useActivityLabel(): (activity: PlacedActivity, mark: Status, now: Instant) => string {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const countdown = useCountdownText()
  const style = useMomentStyle()

  return (activity, mark, now) => {
    const { gameId, type, startAt, endAt, certainty } = activity
    const phase = phaseOf(activity, now)
    const momentOf = certainty === 'expected' ? shortDayText : shortMomentText
    const until = phase === 'upcoming' ? startAt : endAt
    return t('activity.label', {
      title: words.title(activity),
      game: words.game(gameId),
      kind: words.kind(gameId, type),
      start: momentOf(startAt, style),
      end: momentOf(endAt, style),
      mark: t(`mark.${statusName(mark)}`),
      timing: t(`activity.${phase}`, { time: countdown.spoken({ at: until, certainty }, now) }),
      certainty,
    })
  }
}
