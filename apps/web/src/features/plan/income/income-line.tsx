import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income.module.css'
import type { IncomeRow } from '#web/features/plan/income/income-rows'
import { TakenBox } from '#web/features/plan/income/taken-box.tsx'
import { useSourceWords } from '#web/features/plan/income/use-source-words'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { switchSource } from '#web/state/plan/plan-actions'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface IncomeLineProps {
  row: IncomeRow
  page: PlanPage
  words: PlanWords
  /** Says where the amount comes from. */
  onExplain: () => void
}

/** One source of income. */
export function IncomeLine({ row, page, words, onExplain }: IncomeLineProps) {
  const t = useTranslations('plan')
  const id = useId()
  const { account, plan } = page
  const { nameOf, everyText } = useSourceWords(account.gameId, words)
  const { source, period, amounts, isCounted, isPaid } = row
  const own = plan.amounts[source.id]
  const Name = isPaid ? 'span' : 'label'
  const name = nameOf(source)
  const isPass =
    source.cadence.unit === 'pass_day' &&
    plan.passUntil !== null &&
    page.situation !== null &&
    plan.passUntil > page.situation.now
  const rule = [
    everyText(source, own),
    ...(isPass && plan.passUntil !== null ? [t('income.passUntil', { date: words.date(plan.passUntil) })] : []),
    ...(period && source.cadence.unit !== 'day' && source.cadence.unit !== 'pass_day'
      ? [t('income.until', { date: words.date(period.closesAt) })]
      : []),
    ...(source.range && source.amount > 0 && own === undefined ? [t('income.band', source.range)] : []),
    ...(source.kind === 'conditional' && own === undefined
      ? [t(source.topic === 'shop' ? 'income.affordable' : 'income.cleared')]
      : []),
  ]

  return (
    <Grid
      as="li"
      gap={14}
      rowGap={0}
      padY={4}
      align="center"
      text="body"
      className={styles.line}
      data-off={!isCounted || undefined}
    >
      <Row as="span" align="stretch" className={styles.switch}>
        {!isPaid && (
          <Switch
            id={id}
            checked={isCounted}
            describedBy={`${id}-rule`}
            onChange={(checked) => switchSource(account, source.id, checked)}
          />
        )}
      </Row>
      <Name htmlFor={isPaid ? undefined : id} className={styles.name}>
        {name}
        {own !== undefined && <Tag>{t('income.yours')}</Tag>}
        <Text kind="note" as="div" tight id={`${id}-rule`}>
          <Phrases texts={rule} />
        </Text>
      </Name>
      <Grid as="span" gap={4} className={styles.taken}>
        {period && page.situation && <TakenBox row={row} period={period} account={account} income={page.situation} />}
      </Grid>
      {amounts.map(({ low, high }, index) => (
        <Text
          as={Pressable}
          kind="medium"
          figures
          // biome-ignore lint/suspicious/noArrayIndexKey: one per date, in its order
          key={index}
          className={styles.amount}
          aria-haspopup="dialog"
          title={t('income.source', { name })}
          onClick={onExplain}
        >
          <span>{high === 0 ? t('income.nothing') : t('income.plus', { amount: words.amount({ low, high }) })}</span>{' '}
          <Text kind="note" as="div">
            {words.currencyName(source.gives, high)}
          </Text>
        </Text>
      ))}
    </Grid>
  )
}
