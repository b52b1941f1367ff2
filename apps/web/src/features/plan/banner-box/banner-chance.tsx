import type { GoalResult } from '@ephemeris/core/plan/chance/plan'
import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import type { GoalCandidate } from '@ephemeris/core/plan/goals/banner-goals'
import { hasRecords, isPityUnknown, type PlanSituation, standingIn } from '@ephemeris/core/plan/goals/player-goals'
import { singleGoalAnswers } from '@ephemeris/core/plan/goals/single-goal'
import type { PlanAccount, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import Flag from 'lucide-react/icons/flag'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { isSameOffer } from '#web/features/plan/add-goal/use-offered-goals'
import { AskGuarantee, useGuaranteeCases } from '#web/features/plan/ask-guarantee.tsx'
import { AskPity } from '#web/features/plan/ask-pity.tsx'
import styles from '#web/features/plan/banner-box/banner-box.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { goTo } from '#web/lib/page/router.tsx'
import { addGoal } from '#web/state/plan/plan-actions'
import { useAnswersOf } from '#web/state/plan/use-goal-answers'
import { chooseGame } from '#web/state/pulls/pull-choice'
import { useActivityWords } from '#web/state/words/activity-words'
import { PityDial } from '#web/ui/art/pity-dial.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Of no goal that is kept. */
const ALONE_ID = 'alone'

interface BannerChanceProps {
  account: PlanAccount
  situation: PlanSituation
  candidate: GoalCandidate
  words: PlanWords
}

/** Pity and chance in a banner that runs or comes, and its way into the plan. (PLAN-30) */
export function BannerChance({ account, situation, candidate, words }: BannerChanceProps) {
  const t = useTranslations('plan')
  const activityWords = useActivityWords()
  const byEnd = useMemo(() => singleGoalAnswers([candidate], situation, 'byEnd')(candidate), [candidate, situation])
  const { index, plan } = situation
  const place = plan.goals.findIndex((goal) => isSameOffer(candidate, goal))
  const alone = useMemo(() => [{ ...candidate, id: ALONE_ID, copies: 1, isSkipped: false }], [candidate])
  const cases = useGuaranteeCases(plan.goals[place]?.id ?? ALONE_ID, situation, place < 0 ? alone : null)
  const pool = index.pools.get(candidate.poolId)
  if (!pool) return null

  const { pity, isGuaranteed } = standingIn(candidate.poolId, situation)
  const isUnknown = isPityUnknown(candidate.poolId, situation)
  const figure = pity.isAtLeast ? t('owned.pityAtLeast', { pity: pity.count }) : String(pity.count)
  const state = pool.guaranteeAfterLoss && isGuaranteed !== null ? [words.guarantee(pool, isGuaranteed)] : []
  const isRecorded = hasRecords(candidate.poolId, situation)
  // A typed pity stands in its field above.
  const standing = [...(isRecorded ? [t('box.pity', { pity: figure })] : []), ...state]
  // What is asked for in place is not said again.
  const unknown = byEnd?.unknowns.find((one) => one !== 'guarantee')
  const usual = cases?.isMostlyIncome ? byEnd?.parts.usual : undefined
  const reason = unknown ? t(`unknown.${unknown}.line`) : t('answer.model')
  const why = isUnknown ? t('ask.first') : usual ? t('ask.income', usual) : reason

  function openPlan(): void {
    chooseGame(account.gameId)
    goTo('/plan')
  }

  function add(): void {
    const { startAt: _start, isExpected: _expected, ...goal } = candidate
    addGoal(account, { ...goal, copies: 1 })
    const name = words.goalName({ ...candidate, copies: 1 })
    const action = { label: t('box.open'), onPress: openPlan }
    showToast({ tone: 'success', topic: 'plan', text: t('add.added', { name }), action })
  }

  return (
    <>
      {!isRecorded && (
        <Stack padX={16} padY={4}>
          <AskPity account={account} situation={situation} poolId={candidate.poolId} words={words} />
        </Stack>
      )}
      {!isUnknown && (
        <>
          <Grid gap={18} align="center" padY={14} padX={16} className={styles.top}>
            <PityDial
              count={pity.count}
              figure={figure}
              caption={pool.hardPity5 === null ? '' : t('box.of', { hard: pool.hardPity5 })}
              hard={pool.hardPity5}
              lastFlat={pool.lastFlatPull}
            />
            <div>
              {standing.length > 0 && (
                <Text as="p" kind="strong">
                  <Phrases texts={standing} />
                </Text>
              )}
              <ChanceLines
                situation={situation}
                candidate={candidate}
                goal={plan.goals[place]}
                alone={byEnd}
                words={words}
              />
            </div>
          </Grid>
          <Stack padX={16} padY={4}>
            <AskGuarantee
              account={account}
              situation={situation}
              poolId={candidate.poolId}
              words={words}
              cases={cases}
            />
          </Stack>
        </>
      )}
      <Row gap={10} padX={16} padY={10} className={styles.foot}>
        <Text as="p" kind="note" grow>
          {place >= 0 ? t('box.planned', { number: place + 1, game: activityWords.game(account.gameId) }) : why}
        </Text>
        {place >= 0 ? (
          <Button onClick={openPlan}>{t('box.open')}</Button>
        ) : (
          <Button look="primary" onClick={add}>
            <Flag size={16} strokeWidth={2} aria-hidden />
            {t('add.submit')}
          </Button>
        )}
      </Row>
    </>
  )
}

interface ChanceLinesProps {
  situation: PlanSituation
  candidate: GoalCandidate
  /** The goal of the plan that the candidate is, if it is one. */
  goal: PlannedGoal | undefined
  /** With what can be earned by the banner's end, as if it were the only goal. */
  alone: GoalResult | null
  words: PlanWords
}

/**
 * The chance with what is there, and with what can be earned by the end of the banner. A goal of the plan has the chance
 * that the plan gives it; after other goals, what is there now is not for it alone. (PLAN-30)
 */
function ChanceLines({ situation, candidate, goal, alone, words }: ChanceLinesProps) {
  const t = useTranslations('plan')
  const today = useMemo(() => singleGoalAnswers([candidate], situation, 'today')(candidate), [candidate, situation])
  const answers = useAnswersOf(situation)
  const planned = goal && answers?.get(goal.id)
  const isFirst = !planned || answers?.keys().next().value === goal?.id
  const pulls = Math.floor(today?.pulls.certain ?? 0)
  const byEnd = planned ? planned.result : alone
  const chanceOf = (result: GoalResult | null) => (result ? words.chance(shownChance(result)) : t('chance.unknown'))
  return (
    <Grid as="dl" gap={12} rowGap={2} align="baseline" className={styles.lines}>
      {pulls > 0 && isFirst && (
        <>
          <Text as="dt" kind="heading" figures oneLine>
            {chanceOf(today)}
          </Text>
          <Text as="dd" kind="hint">
            {t('box.today', { count: pulls })}
          </Text>
        </>
      )}
      <Text as="dt" kind="heading" figures oneLine>
        {chanceOf(byEnd)}
      </Text>
      <Text as="dd" kind="hint">
        {t(planned ? 'box.inPlan' : answers?.size ? 'box.alone' : 'box.byEnd', { date: words.date(candidate.until) })}
      </Text>
    </Grid>
  )
}
