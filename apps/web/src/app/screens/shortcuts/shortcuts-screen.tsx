import type { GameId } from '@ephemeris/core/games/game'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShortcutCard } from '#web/app/screens/shortcuts/shortcut-card.tsx'
import styles from '#web/app/screens/shortcuts/shortcuts.module.css'
import { GamesLoading } from '#web/features/game-selection/games-loading.tsx'
import { LaunchDialog } from '#web/features/launch/launch-dialog.tsx'
import { useCodes } from '#web/state/evening/codes'
import { useGameSelection } from '#web/state/games'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The ways to each game and to what its players need beside it, in the player's own order. (SHORT-1) */
export function ShortcutsScreen() {
  const t = useTranslations('shortcuts')
  const shell = useTranslations('shell')
  const { open, doubtful, isKnown } = useCodes('all')
  const games = useGameSelection()?.games
  const [launching, setLaunching] = useState<GameId | null>(null)
  const launched = games?.find(({ id }) => id === launching)

  return (
    <Page title={shell('pages.shortcuts.title')}>
      {/* Its place is there at once: what is below it does not move. */}
      <Text as="p" kind="quiet">
        {isKnown ? t('codes', { count: open.length + doubtful.length }) : '\u00a0'}
      </Text>
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
