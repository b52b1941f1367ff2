import { startCertaintyOf } from '@ephemeris/core/activity/activity'
import { type ShownChance, shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { isPityUnknown } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { GoalChip } from '#web/features/plan/bar-goals/goal-chip.tsx'
import { useMoveToast } from '#web/features/plan/bar-goals/use-move-toast'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { joinNames } from '#web/i18n/join-names'
import { type ActivityExtra, useBarExtras } from '#web/state/bar-extras'
import { useAnswersOf } from '#web/state/plan/use-goal-answers'
import { usePlanSituation } from '#web/state/plan/use-plan-situation'

/** The goals of one account on the bars of their banners; of two on one bar the first. Shows nothing itself. */
export function AccountGoals({ account }: { account: PlanAccount }) {
  const t = useTranslations('plan')
  const language = useLocale()
  const { situation, calendar } = usePlanSituation(account)
  const { activities } = calendar
  const answers = useAnswersOf(situation)
  const words = usePlanWords(situation?.index ?? null)
  useMoveToast({ situation, answers, words })

  useEffect(() => {
    if (!situation || !answers) return
    const spoken = (shown: ShownChance): string => {
      if (shown.kind === 'sure') return t('bar.sure')
      const isSpan = shown.kind === 'range' && shown.low !== shown.high
      return t('bar.goal', { chance: isSpan ? t('bar.range', shown) : words.chance(shown) })
    }
    const extras = new Map<string, ActivityExtra>()
    for (const { id, bannerId, poolId } of situation.plan.goals) {
      const result = answers.get(id)?.result
      const banner = activities.find((activity) => activity.id === bannerId)
      if (!result || !banner || extras.has(banner.id)) continue
      const shown = shownChance(result)
      extras.set(banner.id, {
        kind: 'goal',
        node: <GoalChip chance={words.chance(shown)} isExpected={startCertaintyOf(banner) === 'expected'} />,
        label: joinNames([spoken(shown), ...(isPityUnknown(poolId, situation) ? [t('chance.noPity')] : [])], language),
      })
    }
    useBarExtras.setState(({ goal }) => ({ goal: new Map([...goal, ...extras]) }))
    return () => {
      useBarExtras.setState(({ goal }) => ({ goal: new Map([...goal].filter(([id]) => !extras.has(id))) }))
    }
  }, [situation, answers, activities, words, language, t])

  return null
}
