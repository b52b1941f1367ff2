import { isGameId } from '@ephemeris/core/games/game'
import { useEffect } from 'react'
import { Almanac } from '#web/features/almanac/almanac.tsx'
import { goTo, useAddress } from '#web/lib/page/router.tsx'
import { useOwnGames } from '#web/state/games'

/** The almanac of the game that the address names; where it names none, that of the player's first game. (ALM-12) */
export function AlmanacScreen() {
  const { pathname } = useAddress()
  const [firstGame = 'genshin'] = useOwnGames()
  const named = pathname.split('/')[2] ?? ''
  const isNamed = isGameId(named)
  const gameId = isNamed ? named : firstGame

  useEffect(() => {
    if (!isNamed) goTo(`/almanac/${gameId}`, { replace: true })
  }, [isNamed, gameId])
  return <Almanac gameId={gameId} />
}
