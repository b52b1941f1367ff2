import { type AlmanacEntry, almanacOf, reachesLaunch } from '@ephemeris/core/almanac/almanac'
import { announcedBanners } from '@ephemeris/core/almanac/announced-banners'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { dayOf } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { askedFrom, fetchBanners, isFeaturedCharacter } from '#web/features/almanac/fetch-banners'
import { useNow } from '#web/lib/time/page-clock'
import { loadFacts } from '#web/state/pulls/game-facts'
import { useServerOffsets } from '#web/state/server-zone'

export interface ShownAlmanac {
  readonly entries: readonly AlmanacEntry[]
  readonly index: FactIndex
  readonly now: Instant
  /** The facts know every banner since the launch of the game. */
  readonly isFromLaunch: boolean
}

export interface AlmanacState {
  /** `null`: not there yet, or not to be had. */
  readonly almanac: ShownAlmanac | null
  readonly isUnreadable: boolean
  /** The announcements are missing; what is shown is what was shipped. */
  readonly isOld: boolean
  retry(): void
}

/** Every 5-star of a game with its banners, of the shipped facts and of the catalogue. (ALM-1, ALM-2) */
export function useAlmanac(gameId: GameId): AlmanacState {
  const language = useLocale()
  const server = useServerOffsets()(gameId)
  const now = useNow(MINUTE_MS)
  const from = askedFrom(dayOf(now, fixedClock(server)))
  const facts = useQuery({
    queryKey: ['game-facts', gameId],
    queryFn: () => loadFacts(gameId),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const catalogue = useQuery({
    queryKey: ['almanac', gameId, language, from],
    queryFn: ({ signal }) => fetchBanners({ gameId, language, from }, signal),
  })

  const index = facts.data
  return {
    almanac: index
      ? {
          entries: almanacOf(index, {
            language,
            now,
            server,
            announced: announcedBanners(catalogue.data ?? [], {
              now,
              server,
              isCharacter: (itemId, banner) => isFeaturedCharacter(itemId, banner, { gameId, language, index }),
            }),
          }),
          index,
          now,
          isFromLaunch: reachesLaunch(index),
        }
      : null,
    isUnreadable: facts.isError,
    isOld: catalogue.isError && !catalogue.data,
    retry: () => {
      if (facts.isError) void facts.refetch()
      if (catalogue.isError) void catalogue.refetch()
    },
  }
}
