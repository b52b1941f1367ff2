import { type EdgeChange, edgeInstant } from '@ephemeris/core/activity/activity'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { useServerOffsets } from '#web/state/server-zone'

/** A move of an edge on the player's server. */
interface Move {
  readonly from: Instant
  readonly to: Instant
  /** `Extended by 2 days` */
  readonly text: string
}

const UNITS = [
  ['days', DAY_MS],
  ['hours', HOUR_MS],
  ['minutes', MINUTE_MS],
] as const

export function useMove(gameId: ActivityGame): (change: EdgeChange) => Move {
  const t = useTranslations('sources')
  const server = useServerOffsets()(gameId)

  return (change) => {
    const [from, to] = [edgeInstant(change.from, server), edgeInstant(change.to, server)]
    const length = Math.abs(to - from)
    const [unit, ms] = UNITS.find(([, unitMs]) => length >= unitMs) ?? ['minutes', MINUTE_MS]
    const amount = t(`amount.${unit}`, { count: Math.round(length / ms) })
    return { from, to, text: t(`moved.${change.edge}`, { later: to > from ? 'yes' : 'no', amount }) }
  }
}
