import { timeText } from '@ephemeris/core/language/dates'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { nextDailyReset } from '@ephemeris/core/time/resets'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { GameList } from '#web/features/game-selection/game-list.tsx'
import styles from '#web/features/game-selection/game-selection.module.css'
import { GameSelector } from '#web/features/game-selection/game-selector.tsx'
import { whenIdle } from '#web/lib/time/idle'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'
import { chooseServer, useServerZone } from '#web/state/server-zone'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { later } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What drags the games is fetched when they are shown, or before, when no one waits for it; without it they move by arrows.
 * Only the list waits for it: what a player has picked below it meanwhile stays picked. (SET-40) */
const ArrivingGameList = later(
  async () => (await import('#web/features/game-selection/draggable-game-list.tsx')).DraggableGameList,
  [],
  { Waiting: GameList, Missing: GameList },
)

/** On which server the player plays, which games are shown, and in which order. (ZONE-1, GAME-4 to GAME-6) */
export function GamesCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const language = useLocale()
  useEffect(() => whenIdle(() => void ArrivingGameList.fetchAhead(language)), [language])

  return (
    <Card icon={Gamepad2} title={t('subjects.games')} highlight={highlight}>
      <ServerRow />
      <GameSelector List={ArrivingGameList} />
    </Card>
  )
}

function ServerRow() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const language = useLocale()
  const { timeFormat } = usePreferences()
  const clock = useDeviceClock()
  const server = useServerZone()
  const reset = nextDailyReset(useNow(MINUTE_MS), offsetOf(server))
  const label = t('games.server')

  return (
    <Row gap={14} rowGap={8} wrap padY={10} className={styles.server}>
      <Text kind="medium" aria-hidden>
        {label}
      </Text>
      <SegmentedControl
        label={label}
        segments={SERVER_ZONES.map((zone) => ({ value: zone, label: shell(`server.names.${zone}`) }))}
        value={server}
        onChange={chooseServer}
      />
      <Text kind="note" figures>
        {t('games.resets', { time: timeText(reset, { clock, language, timeFormat }) })}
      </Text>
    </Row>
  )
}
