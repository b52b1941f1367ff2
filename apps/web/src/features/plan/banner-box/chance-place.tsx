import type { GameId } from '@ephemeris/core/games/game'
import { useDevice } from '#web/state/device'
import { PartPlace } from '#web/ui/part/part-place.tsx'

/** Stands where the chance in a banner comes. An account that was looked at most likely has its pity on the device. */
export function ChancePlace({ gameId }: { gameId: GameId }) {
  const isKnown = useDevice(({ gachaUids }) => gachaUids.selected[gameId] !== undefined)
  return <PartPlace of={isKnown ? 'chance' : 'ask'} />
}
