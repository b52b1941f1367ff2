import { UNKNOWN_POOL } from '@ephemeris/core/plan/goals/banner-goals'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAddOffer } from '#web/features/plan/add-goal/use-add-offer'
import { isSameOffer, useOfferedGoals } from '#web/features/plan/add-goal/use-offered-goals'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What one line holds on a desktop; the dialog of goals has the rest. */
const SHOWN = 4

/** The 5-stars of running and announced banners that are not goals yet, each one press away. (PLAN-52) */
export function SuggestedGoals({ page, words }: { page: PlanPage; words: PlanWords }) {
  const t = useTranslations('plan')
  const titleId = useId()
  const { situation, account, goals } = page
  const add = useAddOffer(account, words)
  const { running, coming } = useOfferedGoals(page)
  const offers = [...running, ...coming]
    .filter(({ isExpected, itemId, poolId }) => !isExpected && itemId !== null && poolId !== UNKNOWN_POOL)
    .filter((offer) => !goals.some((goal) => isSameOffer(offer, goal)))
    .slice(0, SHOWN)
  if (!situation || offers.length === 0) return null

  return (
    <Stack as="section" gap={8} padX={16} padY={10} className={styles.suggested} aria-labelledby={titleId}>
      <Text as="h3" kind="note" id={titleId} weight="medium">
        {t('goals.suggested')}
      </Text>
      <Row as="ul" gap={8} align="stretch" wrap className={styles.suggestions}>
        {offers.map((offer) => {
          const name = words.goalName({ ...offer, copies: 1 })
          return (
            <li key={offer.key}>
              <Button
                className={styles.suggestion ?? ''}
                title={t('add.until', { pool: words.poolName(offer.poolId), date: words.date(offer.until) })}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  add(offer)
                }}
              >
                <GoalFace goal={{ ...offer, copies: 1 }} index={situation.index} words={words} sizePx={24} />
                <span className="visually-hidden">{t('add.addName', { name })}</span>
                <span className={styles.suggestionName} aria-hidden>
                  {name}
                </span>
                <Text as={Plus} kind="quiet" size={14} strokeWidth={2} aria-hidden />
              </Button>
            </li>
          )
        })}
      </Row>
    </Stack>
  )
}

/** What is added leaves the line: the focus goes on beside it. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  beside?.querySelector('button')?.focus()
}
