import { searchFor } from '@ephemeris/core/language/search-key'
import { isWaiting, type KnownFiveStar, knownFiveStars } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import row from '#web/features/plan/add-goal/offer-row.module.css'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const SHOWN = 8

interface KnownItemsProps {
  items: readonly KnownFiveStar[]
  page: PlanPage
  words: PlanWords
  onWait: (item: KnownFiveStar) => void
  onEdit: (goal: PlannedGoal) => void
}

/** 5-stars that no banner offers now, to be hoped for. (PLAN-45) */
export function KnownItems({ items, page, words, onWait, onEdit }: KnownItemsProps) {
  const t = useTranslations('plan')
  const { situation } = page
  if (!situation || items.length === 0) return null
  return (
    <section aria-label={t('add.known')}>
      <Row as="h3" padY={10} text="note" weight="bold">
        {t('add.known')}
      </Row>
      <ul>
        {items.map((item) => {
          const place = page.goals.findIndex((goal) => isWaiting(goal) && goal.itemId === item.itemId)
          const goal = page.goals[place]
          const Sign = goal ? Check : ChevronRight
          return (
            <li key={item.itemId}>
              <Pressable className={styles.offer} onClick={() => (goal ? onEdit(goal) : onWait(item))}>
                <Grid as="span" gap={12} rowGap={0} align="center" padY={8} className={row.row}>
                  <span className={row.face}>
                    <GoalFace goal={goalOf(item)} index={situation.index} words={words} sizePx={40} />
                  </span>
                  <Stack as="span" grow>
                    <Row as="span" gap={8} rowGap={2} wrap text="strong">
                      <span data-item-name>{words.goalName(goalOf(item))}</span>
                      {goal && <Tag>{t('add.goalNumber', { number: place + 1 })}</Tag>}
                    </Row>
                    <Text kind="note" tight>
                      {item.lastEndAt === null
                        ? t('add.noBanner')
                        : t('add.lastBanner', { date: words.date(item.lastEndAt) })}
                    </Text>
                  </Stack>
                  <Sign size={18} strokeWidth={1.75} aria-hidden />
                </Grid>
              </Pressable>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Those whose names have every searched word and that `isOffered` does not name, the longest without a banner first. */
export function foundItems(
  { situation }: PlanPage,
  { text, isOffered, nameOf }: { text: string; isOffered: (itemId: string) => boolean; nameOf: (id: string) => string },
): readonly KnownFiveStar[] {
  if (!situation || text === '') return []
  const isFound = searchFor(text)
  return knownFiveStars(situation.index, { server: situation.calendar.server, now: situation.now })
    .filter(({ itemId }) => !isOffered(itemId) && isFound(nameOf(itemId)))
    .toSorted((one, other) => (one.lastEndAt ?? 0) - (other.lastEndAt ?? 0))
    .slice(0, SHOWN)
}

function goalOf({ itemId }: KnownFiveStar) {
  return { itemId, name: null, copies: 1 }
}
