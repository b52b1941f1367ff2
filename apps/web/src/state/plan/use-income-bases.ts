import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import type { IncomeBase } from '@ephemeris/core/tonight/tonight-income'
import { incomeBaseOf } from '@ephemeris/gamedata/income/income-base'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { yieldToPage } from '#web/lib/time/yield-to-page'
import { type GameSelectionState, useGameSelection } from '#web/state/games'
import { useServerOffsets } from '#web/state/server-zone'

/** What the bases are computed of. */
interface Question {
  readonly selection: GameSelectionState
  readonly serverOf: (gameId: GameId) => UtcOffset
  readonly activities: readonly Activity[]
  /** The number of the UTC day. */
  readonly day: number
}

interface Answer {
  readonly question: Question
  readonly bases: readonly IncomeBase[]
}

/** For the next page that asks the same. */
let lastAnswer: Answer | null = null

/**
 * What pays in each of the player's games; `null` until it is known, and that of before until the next is known. One game
 * is computed after the other, and the page answers in between.
 */
export function useIncomeBases(activities: readonly Activity[], day: number): readonly IncomeBase[] | null {
  const selection = useGameSelection()
  const serverOf = useServerOffsets()
  const question = useMemo(
    () => selection && { selection, serverOf, activities, day },
    [selection, serverOf, activities, day],
  )
  const [bases, setBases] = useState(() => question && loadedBases(question))

  useEffect(() => {
    if (!question) return
    const left = new AbortController()
    void basesOf(question, left.signal).then((computed) => {
      // In slices, between which the page answers.
      if (computed) startTransition(() => setBases(computed))
    })
    return () => left.abort()
  }, [question])

  return bases
}

function loadedBases(question: Question): readonly IncomeBase[] | null {
  if (lastAnswer === null) return null
  const { selection, serverOf, activities, day } = lastAnswer.question
  const isSame =
    selection === question.selection &&
    serverOf === question.serverOf &&
    activities === question.activities &&
    day === question.day
  return isSame ? lastAnswer.bases : null
}

/** @returns `null` once no one waits for it any more */
async function basesOf(question: Question, signal: AbortSignal): Promise<readonly IncomeBase[] | null> {
  const loaded = loadedBases(question)
  if (loaded) return loaded
  const { selection, serverOf, activities, day } = question
  const bases: IncomeBase[] = []
  for (const { id: gameId } of selection.games) {
    const chosen = selection.selections[gameId]
    if (!chosen?.enabled) continue
    await yieldToPage()
    if (signal.aborted) return null
    bases.push(incomeBaseOf(gameId, { server: serverOf(gameId), activities, types: chosen.activities, day }))
  }
  lastAnswer = { question, bases }
  return bases
}
