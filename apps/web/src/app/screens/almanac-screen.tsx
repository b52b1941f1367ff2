import { isGameId } from '@ephemeris/core/games/game'
import { useLocation } from 'react-router'
import { Almanac } from '#web/features/almanac/almanac.tsx'

/** The almanac of the game that the address names. */
export function AlmanacScreen() {
  const { pathname } = useLocation()
  const game = pathname.split('/')[2] ?? ''
  return <Almanac gameId={isGameId(game) ? game : 'genshin'} />
}
