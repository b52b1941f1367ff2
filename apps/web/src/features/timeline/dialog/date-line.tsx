import { type EdgeChange, isStartRough, type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { momentText, pastDayText, pastMomentText, shortDayText, shortMomentText } from '@ephemeris/core/language/dates'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useMove } from '#web/features/timeline/dialog/source/use-move'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useDeviceMomentStyle, useMomentStyle } from '#web/state/words/moment-style'
import { Text } from '#web/ui/text/text.tsx'

/** From when until when; a moved date shows the old one struck through, one that is only expected is about right. (TL-61) */
export function DateLine({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const sources = useTranslations('sources')
  const style = useMomentStyle()
  const zonesOver = useSpanZones()
  const { startAt, endAt, certainty, announcement } = activity
  const isStartExpected = isStartRough(activity)
  const isEndExpected = certainty === 'expected'
  const now = useNow(MINUTE_MS)
  const start = (isStartExpected ? pastDayText : pastMomentText)(startAt, now, style)
  const end = (isEndExpected ? pastDayText : pastMomentText)(endAt, now, style)
  const zone = (
    <Text kind="quiet" oneLine className={styles.zone}>
      {zonesOver(startAt, endAt)}
    </Text>
  )
  const moved = (edge: EdgeChange['edge']) => announcement?.changes.findLast((change) => change.edge === edge) ?? null
  const [movedStart, movedEnd] = [moved('start'), moved('end')]

  if (isStartExpected && !movedStart && !movedEnd) {
    return (
      <Text kind="quiet" figures as="p" className={styles.dates}>
        <span>
          {isEndExpected
            ? sources('about', { span: start === end ? start : t('activity.span', { start, end }) })
            : t('activity.span', { start: sources('about', { span: start }), end })}
        </span>{' '}
        {zone}
      </Text>
    )
  }
  return (
    <Text kind="quiet" figures as="p" className={styles.dates}>
      <Moved gameId={activity.gameId} change={movedStart} at={startAt} text={start} />
      {t('activity.span', { start: '', end: '' })}
      <wbr />
      <Moved gameId={activity.gameId} change={movedEnd} at={endAt} text={end} /> {zone}
    </Text>
  )
}

/** The next edge once more where the dates above are on another clock than the device. (TIME-7) */
export function OnYourClock({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const shown = useDisplayedClock()
  const style = useDeviceMomentStyle()
  const phase = phaseOf(activity, useNow(MINUTE_MS))
  const edge = phase === 'running' ? 'end' : 'start'
  const at = edge === 'end' ? activity.endAt : activity.startAt
  const certainty = edge === 'end' ? activity.certainty : startCertaintyOf(activity)
  if (phase === 'ended' || certainty === 'expected') return null
  if (shown.offsetAt(at) === style.clock.offsetAt(at)) return null
  return (
    <Text kind="medium" className={styles.yours}>
      {t(`dialog.${edge}sHere`, { time: shortMomentText(at, style) })}
    </Text>
  )
}

interface MovedProps {
  gameId: ActivityGame
  change: EdgeChange | null
  at: Instant
  text: string
}

function Moved({ gameId, change, at, text }: MovedProps) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  const moveOf = useMove(gameId)
  const from = change && moveOf(change).from
  const moment = (
    <Text kind="quiet" oneLine>
      {text}
    </Text>
  )
  if (from === null || from === at) return moment

  const isOtherDay = shortDayText(from, style) !== shortDayText(at, style)
  const before = isOtherDay ? shortDayText(from, style) : shortMomentText(from, style)
  return (
    <>
      <s aria-hidden>{before}</s> {moment}
      <span className="visually-hidden"> ({t('moved.before', { moment: momentText(from, style) })})</span>
    </>
  )
}

/** The displayed clock's offset over a time span: `UTC+8`, or both where daylight saving changes it. (ZONE-3) */
function useSpanZones(): (startAt: Instant, endAt: Instant) => string {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()

  return (startAt, endAt) => {
    const start = formatOffset(clock.offsetAt(startAt))
    const end = formatOffset(clock.offsetAt(endAt))
    return start === end ? start : t('activity.span', { start, end })
  }
}
