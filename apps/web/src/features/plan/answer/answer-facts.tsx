import type { GoalResult } from '@ephemeris/core/plan/chance/plan'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { dayOf } from '@ephemeris/core/time/calendar'
import type { Instant } from '@ephemeris/core/time/instant'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/plan/plan-answers.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useDisplayedClock } from '#web/state/displayed-clock'

interface AnswerFactsProps {
  result: GoalResult
  goal: PlannedGoal
  until: Instant
  situation: PlanSituation
  words: PlanWords
}

/** Pulls by the end of the banner, pulls that are missing to be sure, and when certain income alone is enough. */
export function AnswerFacts({ result, goal, until, situation, words }: AnswerFactsProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const clock = useDisplayedClock()
  const { facts, index } = situation
  const { low, high } = result.pulls
  const isSure = result.surePulls === 0
  const price = facts.tickets.find(({ id }) => id === index.pools.get(goal.poolId)?.ticket)?.price ?? null
  const guaranteedAt = result.levels.find(({ level }) => level === 1)?.certain ?? null

  return (
    <dl className={styles.facts}>
      <Fact
        value={low === high ? t('pulls', { count: low }) : t('pullRange', { low, high })}
        text={t('answer.pullsBy', { date: words.dateOf(until, goal.bannerId === null) })}
      />
      <Fact
        value={isSure ? t('answer.left', { count: result.sparePulls }) : t('answer.more', { count: result.surePulls })}
        text={
          isSure
            ? t('answer.leftEven')
            : price === null
              ? t('answer.forGuaranteeOnly')
              : t('answer.forGuarantee', {
                  amount: format.number(result.surePulls * price),
                  thing: words.currencyName(facts.currency, result.surePulls * price),
                })
        }
      />
      {guaranteedAt === null ? (
        <Fact value={t('answer.outOfReach')} text={t('answer.guaranteedNever')} />
      ) : (
        <Fact
          value={guaranteedAt <= situation.now ? t('answer.guaranteedNow') : words.date(guaranteedAt)}
          text={
            guaranteedAt > until
              ? t('answer.guaranteedLate', { days: dayOf(guaranteedAt, clock) - dayOf(until, clock) })
              : t('answer.guaranteedInTime')
          }
        />
      )}
    </dl>
  )
}

function Fact({ value, text }: { value: string; text: string }) {
  return (
    <div className={styles.fact}>
      <dd className={styles.value}>{value}</dd>
      <dt className={styles.text}>{text}</dt>
    </div>
  )
}
