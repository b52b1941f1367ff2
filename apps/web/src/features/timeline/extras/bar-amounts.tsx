import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { type StatedReward, statedRewards } from '@ephemeris/core/tonight/stated-rewards'
import type { TonightIncome } from '@ephemeris/core/tonight/tonight'
import { currencyName } from '@ephemeris/gamedata/income/currency-names'
import Ticket from 'lucide-react/icons/ticket'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/timeline/extras/amount-figure.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import { useNow } from '#web/lib/time/page-clock'
import { useIncomes } from '#web/state/plan/use-incomes'
import { useActivities } from '#web/state/timeline/activities'
import { type ActivityExtra, useBarExtras } from '#web/state/timeline/bar-extras'
import { Row } from '#web/ui/layout/layout.tsx'

const HOUR_STEPS_MS = 60 * MINUTE_MS

/** Puts what activities give on their bars, where it is known. (TL-67) */
export function BarAmounts() {
  const t = useTranslations('tonight')
  const language = useLocale()
  const { activities } = useActivities()
  const incomes = useIncomes(activities, useNow(HOUR_STEPS_MS))
  const amounts = useMemo(() => incomes && amountsOf(activities, incomes), [activities, incomes])

  useEffect(() => {
    if (!amounts) return
    const nameOf = (gameId: GameId, { id, name, amount }: StatedReward) =>
      name ?? currencyName(gameId, id, { language, amount })
    const extras = amounts.map(({ activityId, gameId, given, node }): [string, ActivityExtra] => {
      const items = given.map((one) => ({ ...one, name: nameOf(gameId, one) }))
      const texts = items.map(({ name, amount }) => {
        return t('amount', { amount: amount.toLocaleString(language), thing: name })
      })
      const gives = {
        items,
        pulls: given.reduce((sum, { pulls }) => sum + pulls, 0),
        isAnnounced: given.every(({ name }) => name !== null),
      }
      return [activityId, { kind: 'amount', node, label: t('gives', { amounts: joinNames(texts, language) }), gives }]
    })
    useBarExtras.setState({ amount: new Map(extras) })
  }, [amounts, language, t])

  return null
}

interface BarAmount {
  readonly activityId: string
  readonly gameId: GameId
  readonly given: readonly StatedReward[]
  /** The same in every language. */
  readonly node: ReactNode
}

function amountsOf(activities: readonly Activity[], incomes: readonly TonightIncome[]): readonly BarAmount[] {
  return incomes.flatMap((income) => {
    const { gameId } = income
    const shown = activities.filter((activity) => activity.gameId === gameId && activity.type !== 'version')
    return shown.flatMap((activity) => {
      const given = statedRewards(activity, income)
      const [first] = given
      if (!first) return []
      return [{ activityId: activity.id, gameId, given, node: figureOf(first) }]
    })
  })
}

function figureOf({ amount, isTicket }: StatedReward): ReactNode {
  return <AmountFigure amount={amount} isTicket={isTicket} />
}

interface AmountFigureProps {
  amount: number
  isTicket: boolean
}

/** `+420`; without the plus on a bar that is done. */
function AmountFigure({ amount, isTicket }: AmountFigureProps) {
  const language = useLocale()
  return (
    <Row as="span" inline gap={4} text="note" weight="bold" className={styles.amount} data-amount={amount}>
      {amount.toLocaleString(language)}
      {isTicket && <Ticket size={13} strokeWidth={2} aria-hidden />}
    </Row>
  )
}
