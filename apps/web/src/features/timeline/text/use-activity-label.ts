import { isStartRough, type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { pastDayText, pastMomentText } from '@ephemeris/core/language/dates'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { statusName } from '#web/features/timeline/status/status-name'
import { useActivityWords } from '#web/state/words/activity-words'
import { useCountdownText } from '#web/state/words/countdown-text'
import { useMomentStyle } from '#web/state/words/moment-style'

/** Everything that a bar shows, as one sentence: title, game, kind, dates, mark and countdown to the minute. (TL-28) */
export function useActivityLabel(): (activity: PlacedActivity, mark: Status, now: Instant) => string {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const countdown = useCountdownText()
  const style = useMomentStyle()

  return (activity, mark, now) => {
    const { gameId, type, startAt, endAt, certainty } = activity
    const isStartExpected = startCertaintyOf(activity) === 'expected'
    const isEndExpected = certainty === 'expected'
    return t('activity.label', {
      title: words.title(activity),
      game: activity.own?.group || words.game(gameId),
      kind: words.kind(gameId, type),
      start: isStartRough(activity) ? pastDayText(startAt, now, style) : pastMomentText(startAt, now, style),
      end: isEndExpected ? pastDayText(endAt, now, style) : pastMomentText(endAt, now, style),
      mark: t(`mark.${statusName(mark)}`),
      timing: timingOf(activity, now),
      certainty: isStartExpected === isEndExpected ? certainty : isEndExpected ? 'endExpected' : 'startExpected',
    })
  }

  function timingOf(activity: PlacedActivity, now: Instant): string {
    const phase = phaseOf(activity, now)
    const { goneSince, isCancelled } = activity.announcement ?? {}
    if (phase !== 'ended' && goneSince) return t(`activity.${isCancelled ? 'cancelled' : 'gone'}`)
    const isStart = phase === 'upcoming'
    const at = isStart ? activity.startAt : activity.endAt
    const certainty = isStart ? startCertaintyOf(activity) : activity.certainty
    if (certainty !== 'expected') return t(`activity.${phase}`, { time: countdown.spoken({ at, certainty }, now) })
    return phase === 'ended' ? t('activity.endedExpected') : countdown.expected(isStart ? 'start' : 'end', at, now)
  }
}
