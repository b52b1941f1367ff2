import type { Blocker, GoalResult } from '@ephemeris/core/plan/chance/plan'
import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { goalEnd, nextHalf } from '@ephemeris/core/plan/goals/goal-end'
import { type GuaranteeCases, isSlight, openPools } from '@ephemeris/core/plan/goals/open-guarantee'
import { isPityUnknown, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AnswerFacts } from '#web/features/plan/answer/answer-facts.tsx'
import { AskGuarantee, useGuaranteeCases } from '#web/features/plan/ask-guarantee.tsx'
import { AskPity } from '#web/features/plan/ask-pity.tsx'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import styles from '#web/features/plan/plan-answers.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AnswerCardProps {
  page: PlanPage
  words: PlanWords
  /** `null`: no goal counts. */
  goal: PlannedGoal | null
  isPityAsked: boolean
}

/** The chance of one goal in one sentence, and what it is computed from. (PLAN-13) */
export function AnswerCard({ page, words, goal, isPityAsked }: AnswerCardProps) {
  const t = useTranslations('plan')
  const { situation, answers, keptAnswers } = page
  const answer = goal && answers.get(goal.id)
  const cases = useGuaranteeCases(goal?.id ?? null, situation)
  const card = useRef<HTMLElement>(null)

  if (!situation || !goal || !answer) {
    return (
      <Frame>
        <Text as="p" kind="quiet">
          {t('answer.noneCounted')}
        </Text>
      </Frame>
    )
  }
  const { result } = answer
  if (!result)
    return (
      <Frame>
        <NoAnswer blocker={answer.blocker} goal={goal} page={page} words={words} />
      </Frame>
    )
  const until = goalEnd(goal, situation)
  const assumption = ({ expected, isRerun }: PlannedGoal) => {
    const half = isRerun ? nextHalf(situation) : expected
    return half === null
      ? t('answer.assumedDay')
      : t('answer.assumed', { half: t('goals.half', { half: String(half.half), version: half.version }) })
  }
  const names = namesUpTo(goal, page, words)
  const kept = keptAnswers?.get(goal.id)?.result
  const previous = kept ? words.chance(shownChance(kept)) : null
  const chance = words.chance(shownChance(result))
  const isUnknown = isPityUnknown(goal.poolId, situation)

  return (
    <Frame card={card}>
      {isPityAsked && (
        <Stack padX={14} padY={6} className={styles.asked}>
          {isUnknown && (
            <Text kind="title" as="p">
              {t('ask.narrow')}
            </Text>
          )}
          <AskPity account={page.account} situation={situation} poolId={goal.poolId} words={words} />
        </Stack>
      )}
      <Row gap={16} rowGap={2} wrap>
        <GoalFace goal={goal} index={situation.index} words={words} sizePx={48} />
        {!isUnknown && (
          <Text kind={cases ? 'heading' : 'figure'} as="p" oneLine>
            {chance}
          </Text>
        )}
        <Text kind="body" as="p" grow={isUnknown}>
          {isUnknown && (
            <>
              <Text kind="quiet" oneLine>
                {chance}
              </Text>{' '}
            </>
          )}
          <Sentence result={result} names={names} situation={situation} words={words} goal={goal} />
          {previous !== null && previous !== chance && (
            <Text kind="hint" oneLine>
              {' '}
              {t('answer.was', { chance: previous })}
            </Text>
          )}
        </Text>
      </Row>
      {isWaiting(goal) && (
        <Text as="p" kind="note">
          {assumption(goal)}
        </Text>
      )}
      {(cases || isPityAsked) && !isUnknown && (
        <AskGuarantee
          account={page.account}
          situation={situation}
          poolId={goal.poolId}
          words={words}
          cases={cases}
          onAnswer={() => card.current?.focus()}
        />
      )}
      <AnswerFacts result={result} until={until} situation={situation} words={words} goal={goal} />
      {!isUnknown && <WhyRange goal={goal} page={page} result={result} cases={cases} words={words} />}
    </Frame>
  )
}

const bold = { b: (text: ReactNode) => <b>{text}</b> }

/** @param card takes the focus of a question that goes with its answer */
function Frame({ card, children }: { card?: RefObject<HTMLElement | null>; children: ReactNode }) {
  const t = useTranslations('plan')
  return (
    <Panel as="section" padX={20} padY={16} ref={card} tabIndex={-1} aria-label={t('answer.label')}>
      <Stack gap={10} aria-live="polite">
        {children}
      </Stack>
    </Panel>
  )
}

interface NoAnswerProps {
  blocker: Blocker
  goal: PlannedGoal
  page: PlanPage
  words: PlanWords
}

/** What is not published, and of which goal: one that comes first can be skipped. */
function NoAnswer({ blocker: { goalId, missing }, goal, page, words }: NoAnswerProps) {
  const t = useTranslations('plan')
  const first = page.goals.find(({ id }) => id === goalId)
  const values = { ...bold, names: words.goalName(goal) }
  return (
    <Text as="p" kind="quiet">
      {first && first.id !== goal.id
        ? t.rich('answer.blocked', { ...values, blocker: words.goalName(first) })
        : t.rich(missing === 'ticket' ? 'answer.noTicket' : 'answer.noOdds', values)}
    </Text>
  )
}

interface SentenceProps {
  result: GoalResult
  goal: PlannedGoal
  names: readonly string[]
  situation: PlanSituation
  words: PlanWords
}

function Sentence({ result, goal, names, situation, words }: SentenceProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const date = words.dateOf(goalEnd(goal, situation), goal.bannerId === null)
  const values = { ...bold, names: format.list(names), date }
  const shown = shownChance(result)
  if (shown.kind === 'guaranteed') return t.rich('answer.guaranteed', values)
  if (shown.kind === 'under') {
    const even = result.levels.find(({ level }) => level === 0.5)?.latest ?? null
    return even === null
      ? t.rich('answer.never', values)
      : t.rich('answer.under', { ...values, likely: words.date(even) })
  }
  return names.length === 1 && goal.bannerId !== null
    ? t.rich('answer.single', values)
    : t.rich('answer.several', values)
}

/** Of the goal and all that count before it. */
function namesUpTo({ id }: PlannedGoal, { goals, answers }: PlanPage, words: PlanWords): readonly string[] {
  const counted = goals.filter((goal) => answers.has(goal.id))
  return counted.slice(0, counted.findIndex((goal) => goal.id === id) + 1).map(words.goalName)
}

interface WhyRangeProps {
  goal: PlannedGoal
  page: PlanPage
  result: GoalResult
  /** What the unknown guarantee makes of it, which is asked for above; `null`: it changes nothing. */
  cases: GuaranteeCases | null
  words: PlanWords
}

/** What is not known of an answer, the most important first, what would settle it, and that the odds are a model. (PLAN-2) */
function WhyRange({ goal, page, result, cases, words }: WhyRangeProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const [isOpen, setOpen] = useState(false)
  const reasons = [
    ...result.unknowns.filter((one) => !isSlight(one)),
    ...(result.pulls.low === result.pulls.high ? [] : (['events'] as const)),
    ...(result.isExpected ? (['expected'] as const) : []),
    ...result.unknowns.filter(isSlight),
  ]
  // What is asked for above is not said again.
  const first = reasons.find((reason) => !(reason === 'guarantee' && cases))
  const line = cases?.isMostlyIncome ? t('ask.income', result.parts.usual) : first && lineOf(first)
  if (reasons.length === 0)
    return (
      <Text as="p" kind="note">
        {t('answer.model')}
      </Text>
    )

  /** Whose guarantee it is: it may be that of a goal before this one. */
  function lineOf(reason: (typeof reasons)[number]): string {
    if (reason !== 'guarantee') return t(`unknown.${reason}.line`)
    const pools = page.situation ? openPools(goal.id, page.situation) : []
    const names = (pools.length > 0 ? pools : [goal.poolId]).map(words.poolName)
    return t('unknown.guarantee.line', { pools: format.list(names) })
  }

  /** Beside what is published stands what players measured, by its name. (PLAN-42) */
  function detailOf(reason: (typeof reasons)[number]): string {
    if (reason !== 'rate') return t(`unknown.${reason}.detail`)
    const { measuredChance, pullsToGuarantee } = result
    const chance = words.chance(shownChance({ chance: measuredChance ?? result.chance, pullsToGuarantee }))
    return t('unknown.rate.detail', { chance })
  }

  return (
    <Row gap={8} rowGap={0} justify="end" wrap text="note" className={styles.why}>
      {line && <p>{line}</p>}
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('answer.why')}
      </Button>
      {isOpen && (
        <Dialog title={t('answer.whyTitle')} widthPx={480} onClose={() => setOpen(false)}>
          <Text as="p" kind="hint">
            {t('answer.whyIntro')}
          </Text>
          <Stack as="ul" gap={12} padY={12}>
            {reasons.map((reason) => (
              <Stack as="li" text="body" key={reason}>
                <b>{lineOf(reason)}</b>
                <Text kind="quiet">{detailOf(reason)}</Text>
              </Stack>
            ))}
          </Stack>
          <Text as="p" kind="note">
            {t('answer.model')}
          </Text>
        </Dialog>
      )}
    </Row>
  )
}
