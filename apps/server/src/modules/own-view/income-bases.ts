import type { IncomeBase } from '@ephemeris/core/tonight/tonight-income'
import { incomeBaseOf } from '@ephemeris/gamedata/income/income-base'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../catalogue/catalogue.service.ts'

/** About twice those of four games on four servers with and without the usual kinds. */
const KEPT = 64

/** What pays in a game, computed once for all players of a server until the catalogue changes, or the quarter of an hour. */
export function createIncomeBases({ freshness }: Pick<Catalogue, 'freshness'>): typeof incomeBaseOf {
  const kept = new LRUCache<string, IncomeBase>({ max: KEPT })
  let state = ''
  return (gameId, question) => {
    const { server, types, day } = question
    const key = JSON.stringify([gameId, server, types, day])
    if (state !== freshness()) kept.clear()
    state = freshness()
    const base = kept.get(key) ?? incomeBaseOf(gameId, question)
    kept.set(key, base)
    return base
  }
}
