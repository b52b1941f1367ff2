import { askedPools } from '@ephemeris/core/plan/goals/player-goals'
import { pullsNow } from '@ephemeris/core/plan/holdings/account-book'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { OfferRow } from '#web/features/plan/add-goal/offer-row.tsx'
import { useAddOffer } from '#web/features/plan/add-goal/use-add-offer'
import { useOfferedGoals } from '#web/features/plan/add-goal/use-offered-goals'
import { AskPity } from '#web/features/plan/ask-pity.tsx'
import { IncomeCard } from '#web/features/plan/income/income-card.tsx'
import { OwnedCard } from '#web/features/plan/owned/owned-card.tsx'
import styles from '#web/features/plan/plan-answers.module.css'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { mediaMatches } from '#web/lib/page/media'
import { WINDOWS } from '#web/lib/page/windows'
import { Button } from '#web/ui/button/button.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'

interface EmptyPlanProps {
  page: PlanPage
  /** A banner became the first goal, and its button goes with this page. */
  onAdd: () => void
}

/** Before the first goal: the banners that run, each with its chance where its pity is known, and what the player has. */
export function EmptyPlan({ page, onAdd }: EmptyPlanProps) {
  const t = useTranslations('plan')
  const { situation, account } = page
  const words = usePlanWords(situation?.index ?? null)
  const { running } = useOfferedGoals(page)
  const add = useAddOffer(account, words)
  if (!situation) return null
  const pulls = pullsNow(situation).low
  const hasChance = running.some(({ isPityUnknown }) => !isPityUnknown)
  const asked = askedPools(
    running.map(({ poolId }) => poolId),
    situation,
  )

  return (
    <>
      <Grid columns={2} gap={16} align="start" className={styles.columns}>
        <PlanCard
          title={t('add.running')}
          side={<span>{hasChance ? t('add.only', { count: pulls }) : asked.length > 0 && t('ask.first')}</span>}
        >
          <Stack gap={12} padX={20}>
            {asked.map((poolId) => (
              <Stack padX={14} padY={2} key={poolId} className={styles.asked}>
                <AskPity account={account} situation={situation} poolId={poolId} words={words} />
              </Stack>
            ))}
          </Stack>
          <Stack as="ul" divided padX={20} padY={8}>
            {running.map((offer) => (
              <li key={offer.key}>
                <OfferRow offer={offer} gameId={account.gameId} index={situation.index} words={words}>
                  <Button
                    aria-label={t('add.addName', { name: words.offerName(offer) })}
                    onClick={() => {
                      onAdd()
                      add(offer)
                    }}
                  >
                    <Plus size={16} strokeWidth={2} aria-hidden />
                    <span className="visually-hidden-on-phone">{t('add.addShort')}</span>
                  </Button>
                </OfferRow>
              </li>
            ))}
          </Stack>
          {running.length === 0 && (
            <Stack padX={20} padY={16} text="hint">
              {t('add.noBanners')}
            </Stack>
          )}
        </PlanCard>
        <OwnedCard page={page} words={words} isWhole={mediaMatches(WINDOWS.desk)} />
      </Grid>
      <IncomeCard page={page} words={words} />
    </>
  )
}
