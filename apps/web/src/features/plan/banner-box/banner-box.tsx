import type { GameActivity } from '@ephemeris/core/activity/activity'
import { bannerGoals } from '@ephemeris/core/plan/goals/banner-goals'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/banner-box/banner-box.module.css'
import { BannerChance } from '#web/features/plan/banner-box/banner-chance.tsx'
import { ChancePlace } from '#web/features/plan/banner-box/chance-place.tsx'
import { EndedBanner } from '#web/features/plan/banner-box/ended-banner.tsx'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { usePlanSituation } from '#web/state/plan/use-plan-situation'
import { Select } from '#web/ui/control/select.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

const SELECT_ID = 'banner-box-goal'

/** What a banner's chance is for this player, and the way into the plan; nothing where the facts know no pool for it. (PLAN-30) */
export function BannerBox({ activity }: { activity: GameActivity }) {
  const t = useTranslations('plan')
  const account = planAccountOf(activity.gameId, usePlanOwners())
  const { situation, error } = usePlanSituation(account)
  const words = usePlanWords(situation?.index ?? null)
  const [chosen, setChosen] = useState(0)
  if (!situation) return error ? null : <ChancePlace gameId={activity.gameId} />

  const { index, calendar } = situation
  const candidates = bannerGoals(activity, { index, server: calendar.server }).filter(({ poolId }) =>
    index.pools.has(poolId),
  )
  const candidate = candidates[chosen] ?? candidates[0]
  // No one can say of an unnamed item whether it comes back.
  if (!candidate || (candidate.until <= situation.now && candidate.itemId === null)) return null
  const Part = candidate.until <= situation.now ? EndedBanner : BannerChance
  const nameOf = (one: typeof candidate) => words.goalName({ ...one, copies: 1 })

  return (
    <section className={styles.box} aria-label={t('box.label')}>
      {candidates.length > 1 && (
        <Row gap={12} rowGap={4} padX={16} padY={10} wrap text="body">
          <label htmlFor={SELECT_ID}>{t('box.who')}</label>
          <Select
            id={SELECT_ID}
            options={candidates.map((one, place) => ({ value: String(place), label: nameOf(one) }))}
            value={String(chosen)}
            onChange={(place) => setChosen(Number(place))}
          />
        </Row>
      )}
      <Part account={account} situation={situation} candidate={candidate} words={words} />
    </section>
  )
}
