import { calendarFeed } from '@ephemeris/contract/catalogue/calendar'
import type { GameId } from '@ephemeris/core/games/game'
import { inOrder } from '@ephemeris/core/games/selection/order'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FeedAddress } from '#web/features/reminders/calendar/feed-address.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import { useGames, useOwnGames } from '#web/state/games'
import { usePlayedServers } from '#web/state/server-zone'
import { Select } from '#web/ui/control/select.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

const ALL = 'all'

/** A public link for one game or for all, in the language and on the server of this device. (FEED-20) */
export function PublicCalendars() {
  const t = useTranslations('calendar')
  const selectId = useId()
  const language = useLocale()
  const gameName = useGameName()
  const servers = usePlayedServers()
  const { games } = useGames()
  const own = useOwnGames()
  const [chosen, choose] = useState<GameId | typeof ALL>(ALL)

  const query = { language, ...servers, games: chosen === ALL ? null : [chosen], subTypes: {} }
  const fields = Object.entries(Object(calendarFeed.input.write(query))).map(([name, value]) => [name, String(value)])
  const url = new URL(`${calendarFeed.path}?${new URLSearchParams(fields)}`, window.location.origin)

  return (
    <>
      <Row gap={12} rowGap={8} justify="between" wrap text="body" weight="medium">
        <label htmlFor={selectId}>{t('game')}</label>
        <Select
          id={selectId}
          options={[
            { value: ALL, label: t('allGames') },
            ...inOrder(games ?? [], own).map((game) => ({ value: game.id, label: gameName(game) })),
          ]}
          value={chosen}
          onChange={choose}
        />
      </Row>
      <FeedAddress url={url.href} />
    </>
  )
}
