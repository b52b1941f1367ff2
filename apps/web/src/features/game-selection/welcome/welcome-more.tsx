import type { Game, GameId } from '@ephemeris/core/games/game'
import { moved } from '@ephemeris/core/games/selection/order'
import {
  type GameSelections,
  isSoleSubType,
  selectionIn,
  toggleSubType,
} from '@ephemeris/core/games/selection/selection'
import { textIn } from '@ephemeris/core/language/language'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/welcome/welcome.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface WelcomeMoreProps {
  /** In the order so far. */
  games: readonly Game[]
  selections: GameSelections
  onArrange: (ids: readonly GameId[]) => void
  onSelect: (selections: GameSelections) => void
}

/** Each time that it is opened: on a phone it opens below the edge. */
function bringIntoView(list: HTMLUListElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

/** The order of the games and their kinds of activity, for who wants to choose them at once. (WEL-2) */
export function WelcomeMore({ games, selections, onArrange, onSelect }: WelcomeMoreProps) {
  const t = useTranslations('settings')
  const language = useLocale()
  const nameOf = useGameName()
  const [news, setNews] = useState('')

  function move(game: Game, to: number): void {
    if (to < 0 || to >= games.length) return
    const ids = games.map(({ id }) => id)
    onArrange(moved(ids, ids.indexOf(game.id), to))
    setNews(t('games.placed', { game: nameOf(game), place: to + 1, count: games.length }))
  }

  return (
    <>
      <ul ref={bringIntoView}>
        {games.map((game, place) => (
          <li key={game.id} className={`${roles.roles} ${styles.moreGame}`} data-game={game.id}>
            <Row gap={8} className={styles.moreHead}>
              <GameGlyph game={game.id} size={20} />
              <Text as="b" kind="bold" grow>
                {nameOf(game)}
              </Text>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t('games.up', { game: nameOf(game) })}
                aria-disabled={place === 0 || undefined}
                onClick={() => move(game, place - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t('games.down', { game: nameOf(game) })}
                aria-disabled={place === games.length - 1 || undefined}
                onClick={() => move(game, place + 1)}
              />
            </Row>
            <Row gap={8} align="stretch" wrap role="group" aria-label={t('types.choose', { game: nameOf(game) })}>
              {game.typeOrder.map((type) => {
                const isSole = isSoleSubType(selectionIn(selections, game), type)
                return (
                  <ToggleChip
                    key={type}
                    className={styles.type}
                    isPressed={selectionIn(selections, game).activities.includes(type)}
                    aria-disabled={isSole || undefined}
                    title={isSole ? t('types.locked') : undefined}
                    onClick={() => !isSole && onSelect(toggleSubType(selections, game, type))}
                  >
                    {textIn(game.subTypes[type].name, language)?.text ?? type}
                  </ToggleChip>
                )
              })}
            </Row>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  )
}
