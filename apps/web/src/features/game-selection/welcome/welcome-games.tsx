import type { Game, GameId } from '@ephemeris/core/games/game'
import Check from 'lucide-react/icons/check'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/welcome/welcome.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface WelcomeGamesProps {
  games: readonly Game[]
  chosen: ReadonlySet<GameId>
  onChoose: (chosen: ReadonlySet<GameId>) => void
}

/** A large tile for each game; none is on at first, and one press takes them all. (WEL-2) */
export function WelcomeGames({ games, chosen, onChoose }: WelcomeGamesProps) {
  const t = useTranslations('welcome')
  const nameOf = useGameName()
  const all = games.map(({ id }) => id)

  function toggle(id: GameId): void {
    onChoose(new Set(all.filter((other) => (other === id) !== chosen.has(other))))
  }

  return (
    <section aria-label={t('question')}>
      <Row gap={12} className={styles.head}>
        <h2 className={styles.question}>{t('question')}</h2>
        <Button look="ghost" onClick={() => onChoose(new Set(all))}>
          {t('all')}
        </Button>
      </Row>
      <Text as="p" kind="hint" className={styles.whatItIs}>
        {t('line')}
      </Text>
      <Grid gap={14} className={styles.tiles}>
        {games.map((game) => (
          <Pressable
            key={game.id}
            className={`${roles.roles} ${styles.tile}`}
            data-game={game.id}
            aria-pressed={chosen.has(game.id)}
            onClick={() => toggle(game.id)}
          >
            <ActivityArt
              className={styles.art}
              game={game.id}
              type="version"
              id="welcome"
              widthPx={260}
              heightPx={200}
              unitPx={86}
            />
            <span className={styles.check}>
              <Check size={16} strokeWidth={2.5} aria-hidden />
            </span>
            <span className={styles.gamesName}>{nameOf(game)}</span>
          </Pressable>
        ))}
      </Grid>
    </section>
  )
}
