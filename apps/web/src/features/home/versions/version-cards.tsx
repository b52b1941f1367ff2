import type { GameId } from '@ephemeris/core/games/game'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { currentVersions } from '@ephemeris/core/timeline/current-versions'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { HomeActivities } from '#web/features/home/use-home-activities'
import { VersionCard } from '#web/features/home/versions/version-card.tsx'
import styles from '#web/features/home/versions/versions.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useGameSelection } from '#web/state/games'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface VersionCardsProps {
  activities: HomeActivities
  /** What a player keeps of a game from evening to evening. */
  renderEvening?: ((gameId: GameId) => ReactNode) | undefined
}

/** The version of each of the player's games, in the player's order. (HOME-3) */
export function VersionCards({ activities: { placed, isLoaded, error }, renderEvening }: VersionCardsProps) {
  const t = useTranslations('home')
  const titleId = useId()
  const now = useNow(MINUTE_MS)
  const selection = useGameSelection()
  const versions = currentVersions(placed, now)
  const games = selection?.games.filter(({ id }) => versions.has(id)) ?? []
  const followed = selection?.games.filter(({ id }) => selection.selections[id]?.enabled).length ?? PLACES.length
  const isWaiting = !isLoaded && error === null
  if (!isWaiting && games.length === 0) return null

  return (
    <section
      className={styles.games}
      aria-labelledby={titleId}
      data-single={followed === 1 || undefined}
      data-evening={renderEvening !== undefined || undefined}
    >
      <Text as="h2" kind="title" id={titleId} className={styles.title}>
        {t('games')}
      </Text>
      <Grid as="ul" gap={14} className={styles.cards} aria-label={t('versions.label')}>
        {isWaiting && PLACES.slice(0, followed).map((place) => <li key={place} className={styles.empty} aria-hidden />)}
        {games.map((game) => {
          const current = versions.get(game.id)
          return (
            current && (
              <VersionCard key={game.id} game={game} current={current} now={now} evening={renderEvening?.(game.id)} />
            )
          )
        })}
      </Grid>
    </section>
  )
}

/** Room for the cards until they come, so that nothing below moves. */
const PLACES = [1, 2, 3, 4]
