import type { IncomeLayer } from '@ephemeris/core/income/income-layer'
import type { Range } from '@ephemeris/core/plan/chance/plan'
import { savedByDay } from '@ephemeris/core/plan/chance/saved-pulls'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { planInputOf } from '@ephemeris/core/plan/goals/player-goals'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodesSwitch } from '#web/features/plan/income/codes-switch.tsx'
import styles from '#web/features/plan/income/income.module.css'
import { IncomeBody } from '#web/features/plan/income/income-body.tsx'
import { PlayQuestion } from '#web/features/plan/income/play-question.tsx'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'
import { Panel, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Without goals, amounts are shown for this time. */
const OUTLOOK_MS = 30 * DAY_MS

interface IncomeCardProps {
  page: PlanPage
  words: PlanWords
}

/**
 * Where pulls come from: folded to what each layer brings in time and how the player plays; open, with every source.
 * (PLAN-17, PLAN-49)
 */
export function IncomeCard({ page, words }: IncomeCardProps) {
  const t = useTranslations('plan')
  const bodyId = useId()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { situation } = page
  if (!situation) return null
  const dates = datesOf(page)

  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2>
        <Row
          as={Pressable}
          gap={16}
          rowGap={2}
          wrap
          padY={8}
          padX={20}
          className={styles.fold}
          data-income
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Text kind="title" id={titleId}>
            {t('income.title')}
          </Text>
          <IncomeSums page={page} words={words} until={dates.at(-1) ?? situation.now} />
          <Chevron />
        </Row>
      </h2>
      <PlayQuestion page={page} />
      <CodesSwitch page={page} words={words} />
      {isOpen && (
        <div id={bodyId}>
          <IncomeBody page={page} words={words} dates={dates} />
        </div>
      )}
    </Panel>
  )
}

const LAYERS = ['certain', 'usual', 'bought'] as const
const NOTHING: Range = { low: 0, high: 0 }

/** What each layer adds to what there is, in pulls. */
function IncomeSums({ page, words, until }: IncomeCardProps & { until: Instant }) {
  const t = useTranslations('plan')
  const { clock } = useMomentStyle()
  const sums = layerSums(page, until, clock)
  return (
    <Row as="span" gap={16} rowGap={2} align="stretch" wrap grow text="hint" className={styles.sums}>
      {LAYERS.filter((layer) => layer !== 'bought' || sums.bought.high > 0).map((layer) => (
        <Row as="span" inline gap={6} key={layer} data-layer={layer}>
          <LayerSwatch layer={layer} />
          {t(`income.${layer}.name`)}
          <Text as="b" kind="strong" figures oneLine>
            {t('income.plus', { amount: words.pulls(sums[layer]) })}
          </Text>
        </Row>
      ))}
      <span>{t('income.by', { date: words.date(until) })}</span>
    </Row>
  )
}

function layerSums({ situation }: PlanPage, until: Instant, clock: DisplayedClock): Record<IncomeLayer, Range> {
  if (!situation) return { certain: NOTHING, usual: NOTHING, bought: NOTHING }
  const { now, facts } = situation
  const { owned, payments } = planInputOf(situation)
  const days = savedByDay({ owned, payments, facts, now, clock }, until)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { certain: NOTHING, usual: NOTHING, bought: NOTHING }
  const certain = last.certain - first.certain
  return {
    certain: { low: certain, high: certain },
    usual: { low: last.usual.low - last.certain, high: last.usual.high - last.certain },
    bought: { low: last.bought.low - last.usual.low, high: last.bought.high - last.usual.high },
  }
}

/** The ends of the first and the last goal that count. */
function datesOf({ situation, goals, answers }: PlanPage): readonly Instant[] {
  if (!situation) return []
  const ends = goals
    .filter(({ id }) => answers.has(id))
    .map((goal) => goalEnd(goal, situation))
    .toSorted((one, other) => one - other)
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined) return [instant(situation.now + OUTLOOK_MS)]
  return last - first < DAY_MS ? [last] : [first, last]
}
