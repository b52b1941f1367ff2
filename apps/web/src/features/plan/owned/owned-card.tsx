import { lastPullAt } from '@ephemeris/core/gacha/coverage/history-end'
import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import { passDaysLeft, passUntilOf } from '@ephemeris/core/income/pass-days'
import { pastDayText } from '@ephemeris/core/language/dates'
import { enteredIn, hasRecords, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { accountBook, pullsNow, type Spent } from '@ephemeris/core/plan/holdings/account-book'
import { baselineOf, markedPayments } from '@ephemeris/core/plan/holdings/owned'
import { PLAN_LIMITS } from '@ephemeris/core/plan/stored/player-plan'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FieldLabel, FieldRow } from '#web/features/plan/owned/field-row.tsx'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import styles from '#web/features/plan/owned/owned.module.css'
import { PityLine } from '#web/features/plan/owned/pity-line.tsx'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { joinNames } from '#web/i18n/words/join-names'
import { setOwned, setPassUntil } from '#web/state/plan/plan-actions'
import { useLogMomentStyle } from '#web/state/words/moment-style'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The longest that a 30-day pass can be paid ahead. */
const MAX_PASS_DAYS = 180

interface OwnedCardProps {
  page: PlanPage
  words: PlanWords
  /** The pool whose pity is asked for elsewhere on the page. */
  askedPoolId?: string | null
  /** What few players have is open from the start. */
  isWhole?: boolean
}

/** What the player has: currency, tickets, the pass, and pity. (PLAN-16) */
export function OwnedCard({ page, words, askedPoolId = null, isWhole = false }: OwnedCardProps) {
  const t = useTranslations('plan')
  const { situation, account, plan } = page
  const style = useLogMomentStyle(page.records?.server)
  if (!situation) return null
  const { facts, now } = situation
  const { main, rest } = ownedThings(situation)
  const { left, maybe, received, spent } = accountBook(situation)
  const { doubtful } = markedPayments(situation)
  const askedThere = askedPoolId === null ? null : countedPoolOf(situation.index, askedPoolId)
  const pools = relevantPools(situation).filter((poolId) => poolId !== askedThere)
  const isRead = (poolId: string) => situation.histories.has(poolId) && enteredIn(poolId, situation).pity === null
  const readUntil = page.records && pools.some(isRead) ? lastPullAt(page.records) : null
  // The day that is open now is one of them.
  const { server } = situation.calendar
  const passDays = passDaysLeft(plan.passUntil, now, server)

  /** On which pulls, or for whom. */
  function spentText({ amount, pulls, poolId, goal }: Spent): string {
    return goal
      ? t('owned.spentOnGoal', { amount, name: words.goalName(goal) })
      : t('owned.spent', { amount, count: pulls, pool: words.poolName(poolId) })
  }

  function hintOf(thing: string): ReactNode {
    const marked = received[thing] ?? 0
    const notAdded = doubtful.filter(({ gives }) => gives === thing).reduce((sum, { usual }) => sum + usual, 0)
    const uncertain = maybe[thing] ?? 0
    const exchange = facts.exchanges.find(({ takes, amount }) => takes === thing && amount > 1)
    const hints = [
      ...(marked > 0 ? [t('owned.marked', { amount: marked })] : []),
      ...(notAdded > 0 ? [t('owned.doubtful', { amount: notAdded })] : []),
      ...(spent[thing] ?? []).map(spentText),
      ...(uncertain > 0 ? [t('owned.maybe', { amount: uncertain })] : []),
      ...(thing === facts.paidCurrency ? [t('owned.oneToOne', { thing: words.currencyName(facts.currency) })] : []),
      ...(exchange
        ? [
            t(exchange.confidence === 'low' ? 'owned.buysAbout' : 'owned.buys', {
              amount: exchange.amount,
              thing: words.currencyName(exchange.gives),
            }),
          ]
        : []),
    ]
    return hints.length === 0 ? null : <Phrases texts={hints} />
  }

  const amountField = (thing: string) => (
    <Field key={thing} name={words.currencyName(thing)} hint={hintOf(thing)}>
      {(id) => (
        <NumberField
          id={id}
          value={left[thing] ?? 0}
          max={PLAN_LIMITS.amount}
          onChange={(amount) => setOwned(account, thing, baselineOf(situation, thing, amount))}
        />
      )}
    </Field>
  )

  return (
    <PlanCard
      title={t('owned.title')}
      side={
        <Text as="b" kind="strong">
          {words.pulls(pullsNow(situation))}
        </Text>
      }
    >
      <Stack padX={20} padY={8}>
        {main.map(amountField)}
        {readUntil !== null && (
          <ImportRow>{t('owned.fromRecords', { time: pastDayText(readUntil, now, style) })}</ImportRow>
        )}
        {pools.map((poolId) => (
          <PityLine key={poolId} page={page} situation={situation} poolId={poolId} words={words} />
        ))}
        <Rest
          names={[...rest.map((thing) => words.currencyName(thing)), t('topic.pass')]}
          isOpenAtFirst={isWhole || passDays > 0 || rest.some((thing) => (left[thing] ?? 0) > 0)}
        >
          {rest.map(amountField)}
          <Field
            name={t('owned.pass')}
            hint={
              plan.passUntil === null || passDays === 0
                ? t('owned.passHint')
                : t('income.passUntil', { date: words.date(plan.passUntil) })
            }
          >
            {(id) => (
              <NumberField
                id={id}
                value={passDays}
                max={MAX_PASS_DAYS}
                onChange={(days) => setPassUntil(account, passUntilOf(days, now, server))}
              />
            )}
          </Field>
        </Rest>
        {!page.records && pools.length > 0 && (
          <ImportRow>
            {pools.some((poolId) => enteredIn(poolId, situation).pity === null) && t('owned.noRecords')}
          </ImportRow>
        )}
      </Stack>
    </PlanCard>
  )
}

/** What is known from records, and the way to have more of them. (PLAN-56) */
function ImportRow({ children }: { children: ReactNode }) {
  const t = useTranslations('plan')
  return (
    <Row gap={12} justify="between" className={styles.row}>
      <Text kind="note" tight className={styles.hint}>
        {children}
      </Text>
      <LinkButton look="ghost" to="/gacha">
        {t('owned.import')}
      </LinkButton>
    </Row>
  )
}

function Field({ name, hint, children }: { name: string; hint: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <FieldRow fieldId={id} label={name} hint={hint}>
      {children(id)}
    </FieldRow>
  )
}

interface RestProps {
  names: readonly string[]
  isOpenAtFirst: boolean
  children: ReactNode
}

/** What few players have is named in one line, which opens to its fields. */
function Rest({ names, isOpenAtFirst, children }: RestProps) {
  const t = useTranslations('plan')
  const language = useLocale()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <div className={styles.rest}>
      <Disclosure
        title={<FieldLabel hint={isOpen ? null : joinNames(names, language)}>{t('owned.more')}</FieldLabel>}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {children}
      </Disclosure>
    </div>
  )
}

interface OwnedThings {
  /** The currency and the tickets of limited pools. */
  readonly main: readonly string[]
  /** The paid currency, and what shops take for tickets. */
  readonly rest: readonly string[]
}

function ownedThings({ facts, plan, index }: PlanSituation): OwnedThings {
  const asked = new Set(plan.goals.map(({ poolId }) => index.pools.get(poolId)?.ticket))
  const tickets = facts.tickets.filter(({ id, isStandard, price }) => !isStandard && (price !== null || asked.has(id)))
  const exchanged = facts.exchanges.filter(({ amount }) => amount > 1).map(({ takes }) => takes)
  return {
    main: [facts.currency, ...tickets.map(({ id }) => id)],
    rest: [facts.paidCurrency, ...new Set(exchanged)],
  }
}

/** Counted pools of the goals; without any that of limited characters, whose pity is asked for elsewhere while no record has it. */
function relevantPools(situation: Pick<PlanSituation, 'plan' | 'index' | 'histories'>): readonly string[] {
  const { plan, index } = situation
  const pools = plan.goals
    .filter(({ poolId, isSkipped }) => !isSkipped && index.pools.has(poolId))
    .map(({ poolId }) => poolId)
  const asked = pools.length > 0 ? pools : firstRecorded(situation)
  return [...new Set(asked.map((poolId) => countedPoolOf(index, poolId)))]
}

function firstRecorded(situation: Pick<PlanSituation, 'index' | 'histories'>): readonly string[] {
  const [first] = situation.index.facts.pools
  return first && hasRecords(first.id, situation) ? [first.id] : []
}
