import type { IncomeSourceFacts } from './income-facts.ts'

/** How much of a game a player plays; each contains what stands before it. */
export const PLAY_HABITS = ['daily', 'events', 'all'] as const
export type PlayHabit = (typeof PLAY_HABITS)[number]

/** From which habit on a topic is played; every other one comes with the days. */
const FROM: Readonly<Record<string, PlayHabit>> = {
  events: 'events',
  web: 'events',
  trial: 'events',
  content: 'all',
  endgame: 'all',
  shop: 'all',
}

/** The first habit with which a source is played. */
export function habitOf({ topic }: Pick<IncomeSourceFacts, 'topic'>): PlayHabit {
  return FROM[topic] ?? 'daily'
}

/** The switches of all sources that need no purchase, as an answer to “How do you play?” sets them. (PLAN-53) */
export function countedBy(habit: PlayHabit, sources: readonly IncomeSourceFacts[]): Readonly<Record<string, boolean>> {
  const last = PLAY_HABITS.indexOf(habit)
  const free = sources.filter(({ kind }) => kind !== 'paid')
  return Object.fromEntries(free.map((source) => [source.id, PLAY_HABITS.indexOf(habitOf(source)) <= last]))
}

/** The answer that the switches amount to; `null`: it was not given, or switches were changed since. (PLAN-53) */
export function playHabit(
  counted: Readonly<Record<string, boolean>>,
  sources: readonly IncomeSourceFacts[],
): PlayHabit | null {
  const isAs = (habit: PlayHabit) =>
    Object.entries(countedBy(habit, sources)).every(([id, isCounted]) => counted[id] === isCounted)
  return PLAY_HABITS.find(isAs) ?? null
}
