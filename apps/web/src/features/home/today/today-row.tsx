import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import { punctuationOf } from '@ephemeris/core/language/punctuation'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Fold } from '@ephemeris/core/timeline/fold-banners'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { EndsIn, StartsAt } from '#web/features/home/today/row-moment.tsx'
import styles from '#web/features/home/today/today.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import { timelineOf } from '#web/state/timeline/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { FaceStack } from '#web/ui/face/face-stack.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Names } from '#web/ui/phrases/names.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** So many banners of a phase are named and shown; the tooltip has all of them. */
const NAMED = 3

/** The bell of a row, by its activities and what the row is called. */
export type RenderBell = (fold: Fold<PlacedActivity>, name: string) => ReactNode

interface TodayRowProps {
  /** One activity, or the banners of a phase. */
  fold: Fold<PlacedActivity>
  /** What the row is about. */
  moment: 'end' | 'start'
  now: Instant
  renderBell: RenderBell | null
}

/** An activity, or the banners of a phase, and when it ends or starts; opens the first on the timeline. What ends has a bell beside it. */
export function TodayRow({ fold, moment, now, renderBell }: TodayRowProps) {
  const language = useLocale()
  const words = useActivityWords()
  const [activity] = fold
  const { id, gameId } = activity
  const names = words.names(fold)
  const name = joinNames(names, language)
  const faces = fold.flatMap((banner) => bannerFace(banner) ?? []).slice(0, NAMED)

  return (
    <Grid
      as="li"
      className={`${styles.row} ${roles.roles}`}
      data-activity={id}
      data-in="home"
      data-game={gameId}
      data-color={activity.own?.color}
      data-certainty={moment === 'start' ? startCertaintyOf(activity) : activity.certainty}
    >
      <Row as={PageLink} gap={12} padX={8} to={timelineOf(id)} className={styles.link}>
        <Grid as="span" fixed className={styles.glyph}>
          {faces.length > 0 ? <FaceStack game={gameId} items={faces} /> : <GameGlyph game={gameId} size={20} />}
        </Grid>
        <span className="visually-hidden">{words.game(gameId)}</span>
        <Text kind="medium" oneLine grow className={styles.rowTitle} lang={words.titleLanguage(activity)} title={name}>
          <Names names={names} separator={punctuationOf(language).separator} limit={NAMED} />
        </Text>
        {moment === 'end' ? <EndsIn activity={activity} now={now} /> : <StartsAt activity={activity} now={now} />}
      </Row>
      {renderBell && <span className={styles.bell}>{renderBell(fold, name)}</span>}
    </Grid>
  )
}
