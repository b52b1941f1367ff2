import type { GameId } from '@ephemeris/core/games/game'
import { answerPlan } from './plan-sample.ts'

declare global {
  /** The time of each answer in ms, on the page's own clock. */
  var timePlans: (gameId: GameId, rounds: number) => number[]
}

globalThis.timePlans = (gameId, rounds) =>
  Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    if (answerPlan(gameId).some(Number.isNaN)) throw new Error(`no answer for ${gameId}`)
    return performance.now() - startedAt
  })
