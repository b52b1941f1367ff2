import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { toTenths } from '#web/i18n/words/numbers'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { useCountdownText } from '#web/state/words/countdown-text'

interface TonightHintProps {
  state: TonightState
  /** Also until when the player plays. */
  hasStop?: boolean
}

/** How much of it the plan counts on, and how long the evening still is. */
export function TonightHint({ state, hasStop = false }: TonightHintProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const countdown = useCountdownText()
  const planned = usePlannedShare(state)
  const { evening, now } = state
  const isEvening = evening.beginsAt <= now && now < evening.stopsAt
  const time = words.time(evening.stopsAt)
  const left = countdown.left({ at: evening.stopsAt, certainty: 'announced' }, now)

  return (
    <p className={styles.hint}>
      {planned && planned.pulls > 0 && <>{t('inPlan', { pulls: toTenths(planned.pulls), name: planned.name })} </>}
      {hasStop && (isEvening ? t('until', { time, left }) : t('untilPast', { time }))}
    </p>
  )
}

/** How much of tonight's loss is in the plan for the first goal of the first game that has one; `null`: there is none. */
function usePlannedShare({
  tonight,
  incomes,
  banners,
  itemNames,
  now,
}: Pick<TonightState, 'tonight' | 'incomes' | 'banners' | 'itemNames' | 'now'>): {
  readonly name: string
  readonly pulls: number
} | null {
  const owners = usePlanOwners()
  for (const { gameId, calendar } of incomes) {
    const { goals } = readAccountPlan(owners.plan, planAccountOf(gameId, owners))
    const isOpen = (goal: PlannedGoal) => !goal.isSkipped && goalEnd(goal, { calendar, banners, now }) > now
    // A goal keeps the name of the language in which it was chosen.
    const nameOf = ({ itemId, name }: PlannedGoal) => itemNames[gameId]?.get(itemId ?? '') ?? name
    const first = goals.find((goal) => isOpen(goal) && nameOf(goal) !== null)
    const name = first ? nameOf(first) : null
    if (name === null) continue
    const own = (tonight?.open ?? []).filter((row) => row.gameId === gameId)
    return { name, pulls: own.reduce((sum, { limitedPulls }) => sum + limitedPulls, 0) }
  }
  return null
}
