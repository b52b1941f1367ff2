import type { Game, GameId } from '@ephemeris/core/games/game'
import { timeText } from '@ephemeris/core/language/dates'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { nextDailyReset } from '@ephemeris/core/time/resets'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-list.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { useNow } from '#web/lib/time/page-clock'
import { useDevice } from '#web/state/device'
import { useDeviceClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'
import { chooseGameServer, useServerOffsets } from '#web/state/server-zone'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Select } from '#web/ui/control/select.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import type { SortableRow } from '#web/ui/sort/sortable-list.tsx'
import { Text } from '#web/ui/text/text.tsx'

export interface GameRowProps {
  game: Game
  isOn: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  /** By one place, up (-1) or down (1). */
  onMove: (by: -1 | 1) => void
  /** Set where the row can be dragged. */
  drag?: SortableRow
}

/** A game to switch on and off: the whole row is the label of its checkbox. (GAME-4) */
export function GameRow({ game, isOn, isFirst, isLast, onToggle, onMove, drag }: GameRowProps) {
  const t = useTranslations('settings')
  const name = useGameName()(game)
  const id = useId()
  const reset = useResetText(game.id)

  return (
    <Row
      as="li"
      gap={4}
      ref={drag?.ref}
      className={`${roles.roles} ${styles.row}`}
      data-game={game.id}
      data-on={isOn || undefined}
      data-dragging={drag?.isDragging || undefined}
      style={drag?.style}
    >
      {drag?.grip}
      <Row as="label" gap={10} grow text={isOn ? undefined : 'quiet'} htmlFor={id} className={styles.label}>
        <Checkbox checked={isOn} id={id} onChange={onToggle} />
        <GameGlyph game={game.id} size={20} />
        <Grid as="span" className={styles.words}>
          <Text kind="strong" className={styles.name} data-name>
            {name}
          </Text>
          <Text kind="note" figures>
            {t('games.resetsAt', { time: reset })}
          </Text>
        </Grid>
      </Row>
      <GameServerChoice gameId={game.id} name={name} />
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t('games.up', { game: name })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t('games.down', { game: name })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      />
    </Row>
  )
}

/** When the next day of play begins on the game's server, on the device's clock. */
function useResetText(gameId: GameId): string {
  const language = useLocale()
  const { timeFormat } = usePreferences()
  const clock = useDeviceClock()
  const reset = nextDailyReset(useNow(MINUTE_MS), useServerOffsets()(gameId))
  return timeText(reset, { clock, language, timeFormat })
}

interface GameServerChoiceProps {
  gameId: GameId
  name: string
}

const AS_ABOVE = 'above'

/** On which server a game is played: that of all games, or another one. (ZONE-6) */
function GameServerChoice({ gameId, name }: GameServerChoiceProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const id = useId()
  const own = useDevice(({ gameServers }) => gameServers[gameId] ?? AS_ABOVE)

  return (
    <Row as="span" align="stretch" fixed className={styles.server}>
      <label className="visually-hidden" htmlFor={id}>
        {t('games.serverOf', { game: name })}
      </label>
      <Select
        id={id}
        size="sm"
        options={[
          { value: AS_ABOVE, label: t('games.asAbove') },
          ...SERVER_ZONES.map((zone) => ({ value: zone, label: shell(`server.names.${zone}`) })),
        ]}
        value={own}
        onChange={(chosen) => chooseGameServer(gameId, chosen === AS_ABOVE ? null : chosen)}
      />
    </Row>
  )
}
