import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { type CSSProperties, memo } from 'react'
import styles from '#web/features/timeline/bar/bar.module.css'
import { BarExtra } from '#web/features/timeline/bar/bar-extra.tsx'
import { BarLabel } from '#web/features/timeline/bar/bar-label.tsx'
import { BarPicture } from '#web/features/timeline/bar/bar-picture.tsx'
import { labelMinPx } from '#web/features/timeline/bar/label-min'
import { StatusButton } from '#web/features/timeline/status/status-button.tsx'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { useActivityLabel } from '#web/features/timeline/text/use-activity-label'
import { useBarExtra } from '#web/state/timeline/bar-extras'
import { useActivityWords } from '#web/state/words/activity-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import game from '#web/ui/games/game-roles.module.css'

interface BarProps {
  activity: PlacedActivity
  leftPx: number
  widthPx: number
  topPx: number
  rowNumber: number
  now: Instant
  /** Where now is in the chart. */
  nowX: number
  isOpen: boolean
  /** The one bar of the chart that Tab reaches. */
  isTabStop: boolean
  onOpen: (activityId: string) => void
  onMark: AskForMark
  onFocus: (activityId: string) => void
  /** Scrolls the bar into view. */
  onShow: (activityId: string) => void
}

/** One row of the chart: the bar of an activity, its title and its countdown; while scrolling draws others, it stays. */
export const Bar = memo(function Bar({
  activity,
  leftPx,
  widthPx,
  topPx,
  rowNumber,
  now,
  nowX,
  isOpen,
  isTabStop,
  ...actions
}: BarProps) {
  const { onOpen, onMark, onFocus, onShow } = actions
  const { id, gameId, type } = activity
  const words = useActivityWords()
  const mark = useMark(id)
  const titleMinPx = labelMinPx(words.titleLanguage(activity))
  const phase = phaseOf(activity, now)
  /** Of row and cell: the button alone says the rest. (TL-28) */
  const name = words.shortName(activity)

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a virtualised grid cannot be a table's
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={rowNumber}
      aria-label={name}
      className={`${styles.row} ${game.roles}`}
      style={
        {
          left: leftPx,
          width: widthPx,
          translate: `0 ${topPx}px`,
          '--title-min': `${titleMinPx}px`,
          '--now-x': phase === 'running' ? `${nowX - leftPx - 1}px` : undefined,
        } as CSSProperties
      }
      data-game={gameId}
      data-color={activity.own?.color}
      data-narrow={widthPx < titleMinPx || undefined}
    >
      <div
        className={styles.bar}
        data-activity={id}
        data-game={gameId}
        data-type={type}
        data-status={statusName(mark)}
        data-phase={phase}
        data-certainty={startCertaintyOf(activity) === 'expected' ? 'expected' : activity.certainty}
        data-open={isOpen || undefined}
        title={words.title(activity)}
      >
        <div className={styles.fill}>
          <BarPicture activity={activity} />
          <BarExtra activityId={id} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="gridcell" tabIndex={-1} aria-label={name}>
          <BarButton
            activity={activity}
            mark={mark}
            now={now}
            isTabStop={isTabStop}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="gridcell" tabIndex={-1} className={styles.mark}>
          <StatusButton activityId={id} mark={mark} tabIndex={isTabStop ? 0 : -1} onMark={onMark} />
        </div>
        <BarLabel activity={activity} mark={mark} now={now} onShow={onShow} />
      </div>
    </div>
  )
})

interface BarButtonProps {
  activity: PlacedActivity
  mark: Status
  now: Instant
  isTabStop: boolean
  onOpen: (activityId: string) => void
  onFocus: (activityId: string) => void
}

/** Opens the dialog of a bar, and carries the bar's accessible name. */
function BarButton({ activity, mark, now, isTabStop, onOpen, onFocus }: BarButtonProps) {
  const { id } = activity
  const label = useActivityLabel()
  const extra = useBarExtra(id)

  return (
    <Pressable
      className={styles.open}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={[label(activity, mark, now), extra?.label].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    />
  )
}
