import type { GoalResult, PullParts } from '@ephemeris/core/plan/chance/plan'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/plan/plan-answers.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AnswerFactsProps {
  result: GoalResult
  goal: PlannedGoal
  until: Instant
  situation: PlanSituation
  words: PlanWords
}

/** Pulls by the end of the banner, and those that are missing to be sure, or when certain income alone is enough. */
export function AnswerFacts({ result, goal, until, situation, words }: AnswerFactsProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const { facts, index } = situation
  const isSure = result.pullsToGuarantee === 0
  const price = facts.tickets.find(({ id }) => id === index.pools.get(goal.poolId)?.ticket)?.price ?? null
  const guaranteedAt = isSure ? (result.levels.find(({ level }) => level === 1)?.certain ?? null) : null

  return (
    <Grid as="dl" columns={guaranteedAt === null ? 2 : 3} phoneColumns={1} gap={12} className={styles.facts}>
      <Fact
        value={words.pulls(result.pulls)}
        text={t('answer.pullsBy', {
          date: words.dateOf(until, goal.bannerId === null),
          sum: sumOf(result.parts, (part, amount) => t(`answer.part.${part}`, { amount: words.amount(amount) })),
        })}
      />
      <Fact
        value={
          isSure ? t('answer.left', { count: result.sparePulls }) : t('answer.more', { count: result.pullsToGuarantee })
        }
        text={
          isSure
            ? t('answer.leftEven')
            : price === null
              ? t('answer.forGuaranteeOnly')
              : t('answer.forGuarantee', {
                  amount: format.number(result.pullsToGuarantee * price),
                  thing: words.currencyName(facts.currency, result.pullsToGuarantee * price),
                })
        }
      />
      {guaranteedAt !== null && (
        <Fact
          value={guaranteedAt <= situation.now ? t('answer.guaranteedNow') : words.date(guaranteedAt)}
          text={t('answer.guaranteedInTime')}
        />
      )}
    </Grid>
  )
}

const PARTS = ['now', 'certain', 'usual', 'bought'] as const
type Part = (typeof PARTS)[number]

/** `61 now + 36 certain + 0–21 usual`: what the pulls consist of, in one line. (PLAN-50) */
function sumOf(parts: PullParts, textOf: (part: Part, amount: PullParts[Part]) => string): string {
  return PARTS.filter((part) => part === 'now' || parts[part].high > 0)
    .map((part) => textOf(part, parts[part]).replaceAll(' ', '\u00a0'))
    .join(' + ')
}

function Fact({ value, text }: { value: string; text: string }) {
  return (
    <Stack>
      <Text kind="title" as="dd" figures>
        {value}
      </Text>
      <Text kind="note" as="dt">
        {text}
      </Text>
    </Stack>
  )
}
