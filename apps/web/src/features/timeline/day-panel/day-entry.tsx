import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { BarExtraNode } from '#web/features/timeline/bar/bar-extra.tsx'
import { EndChip } from '#web/features/timeline/bar/end-chip.tsx'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import { useEntryTimes } from '#web/features/timeline/day-panel/use-entry-times'
import { StatusButton } from '#web/features/timeline/status/status-button.tsx'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { useActivityLabel } from '#web/features/timeline/text/use-activity-label'
import { useNow } from '#web/lib/time/page-clock'
import { useBarExtra } from '#web/state/timeline/bar-extras'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import game from '#web/ui/game-roles.module.css'

interface DayEntryProps {
  activity: PlacedActivity
  moment: 'start' | 'end' | 'both'
  onOpen: (activityId: string) => void
  onMark: AskForMark
}

export function DayEntry({ activity, moment, onOpen, onMark }: DayEntryProps) {
  const { id, gameId, type } = activity
  const words = useActivityWords()
  const label = useActivityLabel()
  const times = useEntryTimes()
  const mark = useMark(id)
  const now = useNow(MINUTE_MS)
  const extra = useBarExtra(id)

  return (
    <li
      className={`${styles.entry} ${game.roles}`}
      data-activity={id}
      data-in="day-panel"
      data-game={gameId}
      data-type={type}
      data-status={statusName(mark)}
      data-phase={phaseOf(activity, now)}
      data-certainty={startCertaintyOf(activity) === 'expected' ? 'expected' : activity.certainty}
    >
      <button
        type="button"
        className={styles.open}
        aria-label={[label(activity, mark, now), extra?.label].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
      />
      <StatusButton activityId={id} mark={mark} onMark={onMark} />
      <span className={styles.dayEntryWords} aria-hidden>
        <span className={styles.dayEntryTitle} lang={words.titleLanguage(activity)}>
          {words.title(activity)}
        </span>
        <span className={styles.times}>{times(activity, moment)}</span>
      </span>
      <span className={styles.signs} aria-hidden>
        <span className={styles.extra}>
          <BarExtraNode activityId={id} />
        </span>
        {phaseOf(activity, now) === 'running' && <EndChip activity={activity} now={now} />}
        <GameGlyph game={gameId} size={16} />
      </span>
    </li>
  )
}
