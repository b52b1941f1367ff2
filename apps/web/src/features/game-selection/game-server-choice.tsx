import type { GameId } from '@ephemeris/core/games/game'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-list.module.css'
import { useDevice } from '#web/state/device'
import { chooseGameServer } from '#web/state/server-zone'
import { Select } from '#web/ui/control/select.tsx'

interface GameServerChoiceProps {
  gameId: GameId
  name: string
}

const AS_ABOVE = 'above'

/** On which server a game is played: that of all games, or another one. (ZONE-6) */
export function GameServerChoice({ gameId, name }: GameServerChoiceProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const id = useId()
  const own = useDevice(({ gameServers }) => gameServers[gameId] ?? AS_ABOVE)

  return (
    <span className={styles.server}>
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
    </span>
  )
}
