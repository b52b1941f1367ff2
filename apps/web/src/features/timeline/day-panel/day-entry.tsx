import { isStartRough, type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { shortDayText, shortMomentText, timeText } from '@ephemeris/core/language/dates'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { BarExtraNode } from '#web/features/timeline/bar/bar-extra.tsx'
import { EndChip } from '#web/features/timeline/bar/end-chip.tsx'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import { StatusButton } from '#web/features/timeline/status/status-button.tsx'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { useActivityLabel } from '#web/features/timeline/text/use-activity-label'
import { useNow } from '#web/lib/time/page-clock'
import { useBarExtra } from '#web/state/timeline/bar-extras'
import { useActivityWords } from '#web/state/words/activity-words'
import { useMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { OwnSign } from '#web/ui/art/own-sign.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Face } from '#web/ui/face/face.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface DayEntryProps {
  activity: PlacedActivity
  moment: 'start' | 'end' | 'both'
  onOpen: (activityId: string) => void
  onMark: AskForMark
}

export function DayEntry({ activity, moment, onOpen, onMark }: DayEntryProps) {
  const { id, gameId, type } = activity
  const face = bannerFace(activity)
  const words = useActivityWords()
  const label = useActivityLabel()
  const times = useEntryTimes()
  const mark = useMark(id)
  const now = useNow(MINUTE_MS)
  const extra = useBarExtra(id)
  const given = extra?.gives?.items[0]

  return (
    <Row
      as="li"
      gap={4}
      className={`${styles.entry} ${game.roles}`}
      data-activity={id}
      data-in="day-panel"
      data-game={gameId}
      data-color={activity.own?.color}
      data-type={type}
      data-status={statusName(mark)}
      data-phase={phaseOf(activity, now)}
      data-certainty={startCertaintyOf(activity) === 'expected' ? 'expected' : activity.certainty}
    >
      <Pressable
        className={styles.open}
        aria-label={[label(activity, mark, now), extra?.label].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
      />
      <StatusButton activityId={id} mark={mark} onMark={onMark} />
      {face && <Face game={gameId} item={face} name={face.name} sizePx={28} />}
      <Stack as="span" grow className={styles.words} aria-hidden>
        <Text
          kind="body"
          weight="bold"
          tight
          as={activity.announcement?.isCancelled ? 's' : 'span'}
          className={styles.title}
          lang={words.titleLanguage(activity)}
        >
          {words.shortName(activity)}
        </Text>
        <Text kind="small" tight figures className={styles.times}>
          {times(activity, moment, now)}
        </Text>
      </Stack>
      <Row as="span" fixed gap={6} className={styles.signs} aria-hidden>
        <span className={styles.extra}>
          {given && !given.isTicket && (
            <Face game={gameId} item={{ id: given.id, rank: 0, type: 'currency' }} name={given.name} sizePx={24} />
          )}
          <BarExtraNode activityId={id} />
        </span>
        {phaseOf(activity, now) === 'running' && <EndChip activity={activity} now={now} />}
        {activity.own && <OwnSign size={14} />}
        <GameGlyph game={gameId} size={16} />
      </Row>
    </Row>
  )
}

/** The moment that lies on the panel's day, or both ends of what only runs through it; no hour of what is only expected. */
function useEntryTimes(): (activity: PlacedActivity, moment: 'start' | 'end' | 'both', now: Instant) => string {
  const t = useTranslations('timeline')
  const style = useMomentStyle()

  return (activity, moment, now) => {
    const { startAt, endAt } = activity
    const isStartExpected = isStartRough(activity)
    const isEndExpected = activity.certainty === 'expected'
    if (moment === 'end') {
      if (isEndExpected) return t('day.endExpected')
      return t(endAt <= now ? 'day.endedAt' : 'day.endsAt', { time: timeText(endAt, style) })
    }
    if (moment === 'start') {
      return isStartExpected ? t('day.startExpected') : t('day.startsAt', { time: timeText(startAt, style) })
    }
    if (isEndExpected) {
      const end = shortDayText(endAt, style)
      if (isStartExpected) return t('day.spanExpected', { start: shortDayText(startAt, style), end })
      return t('day.spanEndExpected', { start: shortMomentText(startAt, style), end })
    }
    if (isStartExpected) {
      return t('day.spanStartExpected', { start: shortDayText(startAt, style), end: shortMomentText(endAt, style) })
    }
    return t('activity.span', { start: shortMomentText(startAt, style), end: shortMomentText(endAt, style) })
  }
}
