import type { TimelineRow } from '@ephemeris/core/timeline/later-rows'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import type { IndexRange } from '@ephemeris/core/timeline/scale/viewport'
import styles from '#web/features/timeline/chart/chart.module.css'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Less would cut the longest name; the sign beside it is enough. */
const NAMED_FROM_PX = 130

interface GutterProps {
  layout: RowLayout
  rows: readonly TimelineRow[]
  drawn: IndexRange
}

/** Which game the rows belong to: once per group, or per row where games are mixed. Bars say it themselves. */
export function Gutter({ layout, rows, drawn }: GutterProps) {
  const words = useActivityWords()

  return (
    <div className={styles.gutter} aria-hidden>
      {layout.groups.map(({ gameId, from, topPx, heightPx }) => (
        <div
          key={from}
          className={`${styles.group} ${game.roles}`}
          data-game={gameId}
          style={{ top: topPx, height: heightPx }}
        >
          <Stack as="span" align="center" gap={8} className={styles.groupLabel}>
            <GameGlyph game={gameId} size={20} />
            {heightPx >= NAMED_FROM_PX && (
              <Text kind="note" weight="bold" className={styles.name}>
                {words.game(gameId)}
              </Text>
            )}
          </Stack>
        </div>
      ))}
      {layout.groups.length === 0 &&
        rows.slice(drawn.from, drawn.to).map(({ id, gameId }, index) => (
          <div
            key={id}
            className={`${styles.single} ${game.roles}`}
            data-game={gameId}
            style={{ top: layout.topOf(drawn.from + index) }}
          >
            <GameGlyph game={gameId} size={17} />
          </div>
        ))}
    </div>
  )
}
