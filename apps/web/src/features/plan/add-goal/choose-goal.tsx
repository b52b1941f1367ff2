import { groupBy } from '@ephemeris/core/gacha/group-by'
import { searchFor } from '@ephemeris/core/language/search-key'
import { versionAt } from '@ephemeris/core/plan/goals/goal-end'
import type { KnownFiveStar } from '@ephemeris/core/plan/goals/waiting-goals'
import { pullsNow } from '@ephemeris/core/plan/holdings/account-book'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import { foundItems, KnownItems } from '#web/features/plan/add-goal/known-items.tsx'
import { OfferRow } from '#web/features/plan/add-goal/offer-row.tsx'
import {
  isSameOffer,
  type OfferedGoal,
  useOfferedGoals,
  withWeapons,
} from '#web/features/plan/add-goal/use-offered-goals'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Button } from '#web/ui/button/button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ChooseGoalProps {
  page: PlanPage
  words: PlanWords
  text: string
  onText: (text: string) => void
  /** `name`: what the player wrote, where nothing is called so. */
  onChoose: (offer: OfferedGoal, name: string | null) => void
  /** No banner of it is announced. */
  onWait: (item: KnownFiveStar) => void
  /** It is a goal already. */
  onEdit: (goal: PlannedGoal) => void
}

/** The banners that run and those that come, to be searched by name. */
export function ChooseGoal({ page, words, text, onText, onChoose, onWait, onEdit }: ChooseGoalProps) {
  const t = useTranslations('plan')
  const id = useId()
  const { situation, goals } = page
  const { running, coming } = useOfferedGoals(page)
  const wanted = text.trim()
  const isFound = searchFor(wanted)
  const fits = (offer: OfferedGoal) =>
    isFound(`${words.goalName({ ...offer, copies: 1 })} ${words.poolName(offer.poolId)}`)
  const offered = [...running, ...coming]
  const known = foundItems(page, {
    text: wanted,
    isOffered: (itemId) => offered.some((offer) => offer.itemId === itemId),
    nameOf: (itemId) => words.goalName({ itemId, name: null, copies: 1 }),
  })
  const isUnknown =
    wanted !== '' && known.length === 0 && !offered.some((offer) => offer.expected === null && fits(offer))
  // Whatever a half brings is a choice without a search, or where no banner with that name is announced.
  const shown = offered.filter((offer) => fits(offer) || (offer.expected !== null && (wanted === '' || isUnknown)))
  const groups = groupBy(shown, titleOf)
  const [nextExpected] = coming.filter(({ expected }) => expected !== null)
  const pulls = situation && pullsNow(situation).low

  /** What comes is named by its beginning. */
  function titleOf({ isComing, isExpected, startAt }: OfferedGoal): string {
    if (!isComing) return t('add.running')
    if (isExpected) return t('goals.expected')
    const version = situation && versionAt(startAt, situation)
    const from = t('add.from', { date: words.date(startAt) })
    return version ? `${from}\u00a0· ${version}` : from
  }

  return (
    <>
      <Row gap={10} padX={14} text="quiet" className={styles.search}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <label htmlFor={id} className="visually-hidden">
          {t('add.search')}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder={t('add.search')}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      </Row>
      {isUnknown && (
        <Text as="p" kind="hint">
          {t('add.nothing', { text: text.trim() })}{' '}
          {nextExpected && (
            <Button look="ghost" onClick={() => onChoose(nextExpected, text.trim())}>
              {t('add.anyway')}
            </Button>
          )}
        </Text>
      )}
      {situation &&
        [...groups].map(([title, offers]) => (
          <section key={title} aria-label={title}>
            <Row as="h3" padY={10} text="note" weight="bold">
              {title}
            </Row>
            <ul>
              {withWeapons(offers, situation).map((offer) => {
                const place = goals.findIndex((goal) => isSameOffer(offer, goal))
                const goal = goals[place]
                const Sign = goal ? Check : ChevronRight
                return (
                  <li key={offer.key}>
                    <Pressable
                      className={styles.offer}
                      onClick={() =>
                        goal && offer.expected === null
                          ? onEdit(goal)
                          : onChoose(offer, wanted === '' ? null : text.trim())
                      }
                    >
                      <OfferRow
                        offer={offer}
                        gameId={page.account.gameId}
                        index={situation.index}
                        words={words}
                        tag={goal ? t('add.goalNumber', { number: place + 1 }) : null}
                      >
                        <Sign size={18} strokeWidth={1.75} aria-hidden />
                      </OfferRow>
                    </Pressable>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      <KnownItems items={known} page={page} words={words} onWait={onWait} onEdit={onEdit} />
      {running.length + coming.length === 0 && (
        <Text as="p" kind="note">
          {t('add.noBanners')}
        </Text>
      )}
      {pulls !== null && offered.some((offer) => !offer.isPityUnknown) && (
        <Text as="p" kind="note">
          {t(goals.length > 0 ? 'add.after' : 'add.only', { count: pulls })}
        </Text>
      )}
    </>
  )
}
