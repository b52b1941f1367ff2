import type { ActivityType, Game, GameId } from '@ephemeris/core/games/game'
import { type GameSelection, isSoleSubType, selectionIn } from '@ephemeris/core/games/selection/selection'
import { textIn } from '@ephemeris/core/language/language'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleDot from 'lucide-react/icons/circle-dot'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gem from 'lucide-react/icons/gem'
import Layers from 'lucide-react/icons/layers'
import Swords from 'lucide-react/icons/swords'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-selection.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { type GameSelectionState, switchSubType } from '#web/state/games'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface SubTypesProps {
  selection: GameSelectionState
  /** The game whose kinds of activity are shown; `null` until one was picked. */
  pickedId: GameId | null
  onPick: (id: GameId) => void
}

export function SubTypes({ selection: { games, selections }, pickedId, onPick }: SubTypesProps) {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const picked = games.find(({ id }) => id === pickedId)

  return (
    <Grid as="section" gap={24} rowGap={0} className={styles.part} aria-label={t('types.label')}>
      <Row gap={6} align="stretch" className={styles.tabs}>
        {games.map((game) => (
          <Pressable
            key={game.id}
            className={`${roles.roles} ${styles.tab}`}
            data-game={game.id}
            aria-pressed={game === picked}
            aria-label={t('types.choose', { game: nameOf(game) })}
            title={nameOf(game)}
            onClick={() => onPick(game.id)}
          >
            <GameGlyph game={game.id} size={20} />
          </Pressable>
        ))}
      </Row>
      {picked ? (
        <SubTypeList game={picked} selections={selections} />
      ) : (
        <Row as="p" gap={10} text="quiet">
          <Gamepad2 size={20} strokeWidth={1.75} aria-hidden />
          {t('types.prompt')}
        </Row>
      )}
    </Grid>
  )
}

interface SubTypeListProps {
  game: Game
  selections: GameSelectionState['selections']
}

function SubTypeList({ game, selections }: SubTypeListProps) {
  const t = useTranslations('settings')
  const name = useGameName()(game)
  const titleId = useId()
  const { enabled, activities } = selectionIn(selections, game)

  return (
    <div className={roles.roles} data-game={game.id}>
      <Row gap={12} rowGap={0} align="baseline" wrap>
        <Text as="h3" kind="bold" id={titleId}>
          {name}
        </Text>
        <Text as="p" kind="note" className={styles.hint}>
          {enabled ? t('types.count', { shown: activities.length, count: game.typeOrder.length }) : t('types.off')}
        </Text>
      </Row>
      <Grid as="ul" gap={24} rowGap={0} className={styles.kinds} aria-labelledby={titleId}>
        {game.typeOrder.map((type) => (
          <SubTypeRow key={type} game={game} type={type} selection={selectionIn(selections, game)} />
        ))}
      </Grid>
    </div>
  )
}

interface SubTypeRowProps {
  game: Game
  type: ActivityType
  selection: GameSelection
}

/** One kind of activity; locked while its game is off, and while it is the only one left. (GAME-5) */
function SubTypeRow({ game, type, selection }: SubTypeRowProps) {
  const t = useTranslations('settings')
  const language = useLocale()
  const id = useId()
  const { name, icon, isDefault } = game.subTypes[type]
  const Icon = iconNamed(icon)
  const isSole = isSoleSubType(selection, type)
  const isOneOfSome = isDefault && game.typeOrder.some((other) => !game.subTypes[other].isDefault)

  return (
    <li className={styles.row} data-off={!selection.enabled || undefined}>
      <Row as="label" gap={12} padX={8} htmlFor={id} className={styles.subTypeRowLabel}>
        <Checkbox
          checked={selection.activities.includes(type)}
          isLocked={!selection.enabled || isSole}
          title={isSole ? t('types.locked') : undefined}
          id={id}
          onChange={() => switchSubType(game, type)}
        />
        <Tile px={28} tone="game">
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </Tile>
        <Text kind="medium" grow>
          {textIn(name, language)?.text ?? type}
        </Text>
        {isOneOfSome && <Tag tone="ok">{t('types.isDefault')}</Tag>}
      </Row>
    </li>
  )
}

/** The catalogue names icons in the words of the Material Design set. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['numeric', Layers],
  ['update', Layers],
  ['calendar-star', CalendarDays],
  ['crystal-ball', Gem],
  ['sword-cross', Swords],
])

/** The icon of a kind of activity; a plain one for names that are not known. */
function iconNamed(name: string): LucideIcon {
  return ICONS.get(name.replace(/^mdi-/, '')) ?? CircleDot
}
