import { isGameId } from '@ephemeris/core/games/game'
import { Almanac } from '#web/features/almanac/almanac.tsx'
import { useAddress } from '#web/lib/page/router.tsx'

/** The almanac of the game that the address names. */
export function AlmanacScreen() {
  const { pathname } = useAddress()
  const game = pathname.split('/')[2] ?? ''
  return <Almanac gameId={isGameId(game) ? game : 'genshin'} />
}
