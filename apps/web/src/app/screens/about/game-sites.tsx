import type { Game } from '@ephemeris/core/games/game'
import { linksOf } from '@ephemeris/core/games/links'
import { useLocale } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { GameHead } from '#web/app/screens/game-head.tsx'
import { useGameSelection } from '#web/state/games'
import { Grid, Panel, Row } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'

/** The games in the player's order, each with the site of its owner. (PAGE-1) */
export function GameSites() {
  const games = useGameSelection()?.games
  if (!games) return null

  return (
    <Grid as="ul" gap={16} className={styles.games}>
      {games.map((game) => (
        <GameSite key={game.id} game={game} />
      ))}
    </Grid>
  )
}

function GameSite({ game }: { game: Game }) {
  const { sites } = linksOf(game.id)
  const site = useLocale() === 'zh-Hans' ? sites.cn : sites.global
  const [name, ...domain] = new URL(site).hostname.split('.')

  return (
    <Panel as="li" data-game={game.id}>
      <GameHead game={game} size="sm" />
      <Row
        as={ExternalLink}
        gap={4}
        justify="between"
        padY={4}
        padX={12}
        text="body"
        weight="medium"
        href={site}
        className={styles.site}
        iconPx={14}
      >
        <span translate="no">
          {name}.<wbr />
          {domain.join('.')}
        </span>
      </Row>
    </Panel>
  )
}
