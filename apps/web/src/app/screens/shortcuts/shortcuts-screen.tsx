import type { GameId } from '@ephemeris/core/games/game'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShortcutCard } from '#web/app/screens/shortcuts/shortcut-card.tsx'
import styles from '#web/app/screens/shortcuts/shortcuts.module.css'
import { GamesLoading } from '#web/features/game-selection/games-loading.tsx'
import { LaunchDialog } from '#web/features/launch/launch-dialog.tsx'
import { useGameSelection } from '#web/state/games'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** The ways to each game and to what its players need beside it, in the player's own order. (SHORT-1) */
export function ShortcutsScreen() {
  const t = useTranslations('shell')
  const games = useGameSelection()?.games
  const [launching, setLaunching] = useState<GameId | null>(null)
  const launched = games?.find(({ id }) => id === launching)

  return (
    <Page title={t('pages.shortcuts.title')}>
      {games ? (
        <Grid gap={16} className={styles.cards}>
          {games.map((game) => (
            <ShortcutCard key={game.id} game={game} onLaunch={() => setLaunching(game.id)} />
          ))}
        </Grid>
      ) : (
        <GamesLoading />
      )}
      {launched && <LaunchDialog game={launched} onClose={() => setLaunching(null)} />}
    </Page>
  )
}
