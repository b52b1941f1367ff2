import { listCodes, type ShownCode } from '@ephemeris/contract/catalogue/codes'
import { isPutAside } from '@ephemeris/core/activity/status'
import { codeMarkId, codeState, codesOfReader, openCodes } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { call } from '#web/lib/server/api'
import { useNow } from '#web/lib/time/page-clock'
import { useGameSelection } from '#web/state/games'
import { useMarks } from '#web/state/marks'
import { usePlayedServers } from '#web/state/server-zone'

interface Codes {
  /** Valid and not used, the first to end first. */
  readonly open: readonly ShownCode[]
  /** Perhaps over, and not used. */
  readonly doubtful: readonly ShownCode[]
  readonly isKnown: boolean
}

/** The codes that the player can use: of one game, of all, or of those that are followed. Empty until they are known. (CODE-6, CODE-7) */
export function useCodes(of: GameId | 'all' | 'followed' = 'followed'): Codes {
  const language = useLocale()
  const servers = usePlayedServers()
  const marks = useMarks()
  const now = useNow(MINUTE_MS)
  const selection = useGameSelection()
  const { data } = useQuery({
    queryKey: ['codes', language],
    queryFn: ({ signal }) => call(listCodes, language, { signal }),
  })

  return useMemo(() => {
    const followed = () => enabledGames(selection?.selections ?? {})
    const games = of === 'followed' ? followed() : of === 'all' ? GAME_IDS : [of]
    const own = codesOfReader(data ?? [], { games, servers, language })
    const doubtful = own.filter(
      (code) => codeState(code, now) === 'perhaps_over' && !isPutAside(marks, codeMarkId(code)),
    )
    return { open: openCodes(own, marks, now), doubtful, isKnown: data !== undefined }
  }, [of, selection, data, servers, language, marks, now])
}

/** Of those whose rewards are stated. */
export function codePulls(codes: readonly ShownCode[]): number {
  return codes.reduce((sum, { pulls }) => sum + (pulls ?? 0), 0)
}
