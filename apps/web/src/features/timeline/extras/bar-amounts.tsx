import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { type Given, givenBy } from '@ephemeris/core/tonight/given'
import { CURRENCIES } from '@ephemeris/gamedata/currencies'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AmountFigure } from '#web/features/timeline/extras/amount-figure.tsx'
import { joinNames } from '#web/i18n/join-names'
import { useNow } from '#web/lib/page-clock'
import { useActivities } from '#web/state/activities'
import { type BarExtra, useBarExtras } from '#web/state/bar-extras'
import { useIncomes } from '#web/state/plan/use-incomes'

const HOUR_STEPS_MS = 60 * MINUTE_MS

/** Puts what activities give on their bars, where it is known. (TL-67) */
export function BarAmounts() {
  const t = useTranslations('tonight')
  const language = useLocale()
  const { activities } = useActivities()
  const incomes = useIncomes(activities, useNow(HOUR_STEPS_MS))

  useEffect(() => {
    if (!incomes) return
    const extras = new Map<string, BarExtra>()
    for (const income of incomes) {
      for (const activity of activities) {
        if (activity.gameId !== income.gameId || activity.type === 'version') continue
        const given = givenBy(activity, income)
        const [first] = given
        if (!first) continue
        const amountOf = ({ id, amount, name }: Given) =>
          t('amount', {
            amount: amount.toLocaleString(language),
            thing: name ?? CURRENCIES[income.gameId].find((thing) => thing.id === id)?.name[language] ?? id,
          })
        extras.set(activity.id, {
          kind: 'amount',
          node: <AmountFigure amount={first.amount} isTicket={first.isTicket} />,
          label: t('gives', { amounts: joinNames(given.map(amountOf), language) }),
        })
      }
    }
    useBarExtras.setState({ amount: extras })
  }, [activities, incomes, language, t])

  return null
}
