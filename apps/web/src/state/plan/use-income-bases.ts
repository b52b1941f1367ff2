import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { cycleLinks } from '@ephemeris/core/plan/holdings/cycle-links'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import type { TonightIncome } from '@ephemeris/core/tonight/tonight'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { yieldToPage } from '#web/lib/time/yield-to-page'
import { type GameSelectionState, useGameSelection } from '#web/state/games'
import { calendarOf } from '#web/state/plan/plan-facts'
import { useServerOffsets } from '#web/state/server-zone'

/** What pays in a game, whatever of it was chosen or taken. */
type IncomeBase = Omit<TonightIncome, 'choices'>

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

/** Longer than any period that is open. */
const AHEAD_DAYS = 90

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
  const until = instant((day + AHEAD_DAYS) * DAY_MS)
  const bases: IncomeBase[] = []
  for (const { id: gameId } of selection.games) {
    if (!selection.selections[gameId]?.enabled) continue
    await yieldToPage()
    if (signal.aborted) return null
    const own = activities.filter((activity) => activity.gameId === gameId)
    const showsCycles = selection.selections[gameId]?.activities.includes('challenge') ?? false
    const base = {
      gameId,
      facts: showsCycles ? INCOME[gameId] : withoutCycles(gameId),
      calendar: calendarOf(gameId, { server: serverOf(gameId), until, activities: own }),
    }
    bases.push({ ...base, links: cycleLinks(base, own) })
  }
  lastAnswer = { question, bases }
  return bases
}

/** Who does not follow the challenges of a game is not reminded of them. */
function withoutCycles(gameId: GameId): TonightIncome['facts'] {
  const facts = INCOME[gameId]
  return { ...facts, sources: facts.sources.filter(({ cadence }) => cadence.unit !== 'cycle') }
}
