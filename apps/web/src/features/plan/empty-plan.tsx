import { pullWorthOf } from '@ephemeris/core/income/holdings'
import { holdingsOf } from '@ephemeris/core/plan/goals/player-goals'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { OfferRow } from '#web/features/plan/add-goal/offer-row.tsx'
import { type OfferedGoal, useOfferedGoals } from '#web/features/plan/add-goal/use-offered-goals'
import { IncomeCard } from '#web/features/plan/income/income-card.tsx'
import { OwnedCard } from '#web/features/plan/owned/owned-card.tsx'
import styles from '#web/features/plan/plan-answers.module.css'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { addGoal } from '#web/state/plan/plan-actions'
import { Button } from '#web/ui/button/button.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Before the first goal: the banners that run, each with its chance as it is, and what the player has. */
export function EmptyPlan({ page }: { page: PlanPage }) {
  const t = useTranslations('plan')
  const { situation, account } = page
  const words = usePlanWords(situation?.index ?? null)
  const { running } = useOfferedGoals(page)
  if (!situation) return null
  const pulls = Math.floor(pullWorthOf(holdingsOf(situation), situation.facts).limited)

  function add(offer: OfferedGoal): void {
    const {
      startAt: _start,
      isExpected: _expected,
      key: _key,
      findChance: _chance,
      isPityUnknown: _pity,
      ...goal
    } = offer
    const undo = addGoal(account, { ...goal, copies: 1 })
    const name = words.goalName({ ...goal, copies: 1 })
    const action = { label: t('undo'), onPress: undo }
    showToast({ tone: 'success', topic: 'plan', text: t('add.added', { name }), action })
  }

  return (
    <>
      <div className={styles.columns}>
        <PlanCard title={t('add.running')} side={running.length > 0 && <span>{t('add.only', { count: pulls })}</span>}>
          <ul className={styles.offers}>
            {running.map((offer) => (
              <li key={offer.key}>
                <OfferRow offer={offer} gameId={account.gameId} index={situation.index} words={words}>
                  <Button
                    className={styles.add}
                    aria-label={t('add.addName', { name: words.goalName({ ...offer, copies: 1 }) })}
                    onClick={() => add(offer)}
                  >
                    <Plus size={16} strokeWidth={2} aria-hidden />
                    <span className={styles.addWord}>{t('add.addShort')}</span>
                  </Button>
                </OfferRow>
              </li>
            ))}
          </ul>
          {running.length === 0 && <p className={styles.emptyPlanNone}>{t('add.noBanners')}</p>}
        </PlanCard>
        <OwnedCard page={page} words={words} />
      </div>
      <IncomeCard page={page} words={words} />
    </>
  )
}
