import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { EndsIn, StartsAt } from '#web/features/home/today/row-moment.tsx'
import styles from '#web/features/home/today/today-row.module.css'
import { timelineOf } from '#web/state/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import roles from '#web/ui/game-roles.module.css'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface TodayRowProps {
  activity: PlacedActivity
  /** What the row is about. */
  moment: 'end' | 'start'
  now: Instant
}

/** An activity and when it ends or starts; opens it on the timeline. */
export function TodayRow({ activity, moment, now }: TodayRowProps) {
  const words = useActivityWords()
  const { id, gameId } = activity

  return (
    <li
      className={`${styles.row} ${roles.roles}`}
      data-activity={id}
      data-in="home"
      data-game={gameId}
      data-certainty={moment === 'start' ? startCertaintyOf(activity) : activity.certainty}
    >
      <PageLink to={timelineOf(id)} className={styles.link}>
        <span className={styles.glyph}>
          <GameGlyph game={gameId} size={20} />
        </span>
        <span className="visually-hidden">{words.game(gameId)}</span>
        <span className={styles.title} lang={words.titleLanguage(activity)}>
          {words.title(activity)}
        </span>
        {moment === 'end' ? <EndsIn activity={activity} now={now} /> : <StartsAt activity={activity} now={now} />}
      </PageLink>
    </li>
  )
}
