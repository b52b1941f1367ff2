import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { type BellTime, bellMoment } from '@ephemeris/core/notes/bell'
import { planMessages, type ReminderEvent } from '@ephemeris/core/reminders/plan-messages'
import type { ChannelId } from '@ephemeris/core/reminders/reminder-settings'
import { dayOf } from '@ephemeris/core/time/calendar'
import { zoneClock } from '@ephemeris/core/time/clock'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/evening/bell/bell-row.module.css'
import { readyWays } from '#web/features/evening/ready-ways'
import { WaysNote } from '#web/features/evening/ways-note.tsx'
import { dayText, timeText } from '#web/i18n/words/dates'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn } from '#web/state/account/session'
import { useMarks } from '#web/state/marks'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

interface BellNoteProps {
  activity: PlacedActivity
  time: BellTime
  isSet: boolean
}

/** When the bell arrives and by which ways, or what is missing for that. (NOTE-13) */
export function BellNote({ activity, time, isSet }: BellNoteProps) {
  const t = useTranslations('evening')
  const words = useTranslations('channels')
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const mark = useMarks()[activity.id]
  const isSignedIn = useIsSignedIn()
  const style = useDeviceMomentStyle()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const certainty = time.edge === 'end' ? activity.certainty : startCertaintyOf(activity)
  if (isSignedIn && isSet && (mark === 'done' || mark === 'cancelled')) return t('bell.paused')

  const whenOf = (at: Instant) => {
    const day = dayText(dayOf(at, style.clock), language, { weekday: 'short', month: 'short', day: 'numeric' })
    return `${day}, ${timeText(at, style)}`
  }
  return (
    <WaysNote isSet={isSet}>
      {(overview) => {
        if (certainty === 'expected') return t('bell.expected')
        const arrivals = bellArrivals({ activity, time }, overview, now)
        if (arrivals.length === 0) return t('bell.none')
        return arrivals.map(({ at, channels }) => (
          <span key={at} className={styles.arrival}>
            {t('bell.arrives', {
              when: whenOf(at),
              ways: list.format(channels.map((channel) => words(`inSentence.${channel}`))),
            })}
          </span>
        ))
      }}
    </WaysNote>
  )
}

/** From so long before a message everything that decides about it is seen. */
const SEEN_BEFORE_MS = 2 * DAY_MS

/** A moment at which something arrives, and by which ways. */
interface BellArrival {
  readonly at: Instant
  readonly channels: readonly ChannelId[]
}

/** When and by which ways the bell of an activity arrives, as the server plans it; the next first. (NOTE-13) */
function bellArrivals(
  { activity, time }: { activity: Pick<PlacedActivity, 'id' | 'gameId' | 'startAt' | 'endAt'>; time: BellTime },
  { settings, ...states }: ReminderOverview,
  now: Instant,
): readonly BellArrival[] {
  const { id, gameId, startAt, endAt } = activity
  const kind = time.edge === 'end' ? 'before_end' : 'banner_start'
  const event: ReminderEvent = {
    kind,
    gameId,
    id,
    at: time.edge === 'end' ? endAt : startAt,
    bellHours: time.leadHours,
  }
  const ways = readyWays(states)
  const sending = new Set(ways.filter((way) => way !== 'calendar'))
  // Nothing is sent beyond the horizon of the plan: seen from shortly before, it is the same plan.
  const seenFrom = instant(Math.max(now, bellMoment(time, activity) - SEEN_BEFORE_MS))
  const messages = planMessages([event], {
    settings,
    clock: zoneClock(settings.timeZone),
    now: seenFrom,
    channels: sending,
    sentEvents: new Map(),
    sent: new Map(),
  })
  const calendar = ways.includes('calendar') ? [{ at: bellMoment(time, activity), channel: 'calendar' as const }] : []
  return together([...messages.map(({ dueAt, channel }) => ({ at: dueAt, channel })), ...calendar])
}

function together(all: readonly { at: Instant; channel: ChannelId }[]): readonly BellArrival[] {
  const moments = [...new Set(all.map(({ at }) => at))].sort((one, other) => one - other)
  return moments.map((at) => ({ at, channels: all.filter((one) => one.at === at).map(({ channel }) => channel) }))
}
