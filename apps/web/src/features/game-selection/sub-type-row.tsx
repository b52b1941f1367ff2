import type { ActivityType, Game } from '@ephemeris/core/games/game'
import { type GameSelection, isSoleSubType } from '@ephemeris/core/games/selection/selection'
import { textIn } from '@ephemeris/core/language/language'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-selection.module.css'
import { iconNamed } from '#web/features/game-selection/icon-named'
import { switchSubType } from '#web/state/games'
import { Checkbox } from '#web/ui/control/checkbox.tsx'

interface SubTypeRowProps {
  game: Game
  type: ActivityType
  selection: GameSelection
}

/** One kind of activity; locked while its game is off, and while it is the only one left. (GAME-5) */
export function SubTypeRow({ game, type, selection }: SubTypeRowProps) {
  const t = useTranslations('settings')
  const language = useLocale()
  const id = useId()
  const { name, icon, isDefault } = game.subTypes[type]
  const Icon = iconNamed(icon)
  const isSole = isSoleSubType(selection, type)

  return (
    <li className={styles.row} data-off={!selection.enabled || undefined}>
      <label htmlFor={id} className={styles.subTypeRowLabel}>
        <Checkbox
          checked={selection.activities.includes(type)}
          isLocked={!selection.enabled || isSole}
          title={isSole ? t('types.locked') : undefined}
          id={id}
          onChange={() => switchSubType(game, type)}
        />
        <span className={styles.icon}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </span>
        <span className={styles.name}>{textIn(name, language)?.text ?? type}</span>
        {isDefault && <span className={styles.badge}>{t('types.isDefault')}</span>}
      </label>
    </li>
  )
}
