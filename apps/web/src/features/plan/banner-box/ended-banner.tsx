import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import type { GoalCandidate } from '@ephemeris/core/plan/goals/banner-goals'
import { nextHalf } from '@ephemeris/core/plan/goals/goal-end'
import { isPityUnknown, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { singleGoalAnswers } from '@ephemeris/core/plan/goals/single-goal'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import Flag from 'lucide-react/icons/flag'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/banner-box/banner-box.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { goTo } from '#web/lib/page/router.tsx'
import { addGoal } from '#web/state/plan/plan-actions'
import { chooseGame } from '#web/state/pulls/pull-choice'
import { Button } from '#web/ui/button/button.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface EndedBannerProps {
  account: PlanAccount
  situation: PlanSituation
  candidate: GoalCandidate
  words: PlanWords
}

/** A banner that is over offers its next rerun, with the chance if that came in the next half of a version. (PLAN-48) */
export function EndedBanner({ account, situation, candidate, words }: EndedBannerProps) {
  const t = useTranslations('plan')
  const half = nextHalf(situation)
  const result = useMemo(() => {
    const next = nextHalf(situation)
    if (!next || isPityUnknown(candidate.poolId, situation)) return null
    const { version, half: part, startAt, endAt: until } = next
    const rerun = { ...candidate, bannerId: null, expected: { version, half: part }, startAt, until, isExpected: true }
    return singleGoalAnswers([rerun], situation, 'byEnd')(rerun)
  }, [candidate, situation])
  const place = situation.plan.goals.findIndex((goal) => isWaiting(goal) && goal.itemId === candidate.itemId)

  function openPlan(): void {
    chooseGame(account.gameId)
    goTo('/plan')
  }

  function add(): void {
    const { itemId, poolId, name } = candidate
    const until = half?.endAt ?? situation.now
    addGoal(account, { itemId, poolId, name, bannerId: null, expected: null, isRerun: true, until, copies: 1 })
    const action = { label: t('box.open'), onPress: openPlan }
    const text = t('add.added', { name: words.goalName({ ...candidate, copies: 1 }) })
    showToast({ tone: 'success', topic: 'plan', text, action })
  }

  return (
    <>
      <Stack padX={16} padY={10}>
        <Text as="p" kind="strong">
          {t('box.ended')}
        </Text>
        {result && half && (
          <Grid as="dl" gap={12} rowGap={2} align="baseline" className={styles.lines}>
            <Text as="dt" kind="heading" figures oneLine>
              {words.chance(shownChance(result))}
            </Text>
            <Text as="dd" kind="hint">
              {t('box.ifNext', {
                half: t('goals.half', { half: String(half.half), version: half.version }),
                date: words.dateOf(half.endAt, true),
              })}
            </Text>
          </Grid>
        )}
      </Stack>
      <Row gap={10} padX={16} padY={10} className={styles.foot}>
        <Text as="p" kind="note" grow>
          {place >= 0 ? t('add.goalNumber', { number: place + 1 }) : t('add.rerunHint')}
        </Text>
        {place >= 0 ? (
          <Button onClick={openPlan}>{t('box.open')}</Button>
        ) : (
          <Button look="primary" onClick={add}>
            <Flag size={16} strokeWidth={2} aria-hidden />
            {t('box.rerun')}
          </Button>
        )}
      </Row>
    </>
  )
}
