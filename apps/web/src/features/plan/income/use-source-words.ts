import type { GameId } from '@ephemeris/core/games/game'
import { cycleName } from '@ephemeris/gamedata/income/cycle-name'
import type { IncomeSource } from '@ephemeris/gamedata/income/income'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { PlanWords } from '#web/features/plan/use-plan-words'

/** How sources of income are named. */
export function useSourceWords(gameId: GameId, words: PlanWords) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const language = useLocale()

  return {
    /** The cycle's own name, else what kind of thing it is. */
    nameOf: ({ id, cadence, topic }: IncomeSource): string => {
      if (id === 'issue_fix') return t('income.issueFix')
      const cycle = cadence.unit === 'cycle' ? cycleName(gameId, cadence.cycle, language) : null
      return cycle ?? t(`topic.${topic}`)
    },
    /** `60 Primogems a day`; `0–10 Fates a version` where most give none. */
    everyText: ({ cadence, amount, gives, range }: IncomeSource, own: number | undefined): string => {
      const spread = own === undefined && amount === 0 ? range : null
      const count = spread?.high ?? own ?? amount
      return t(`income.every.${cadence.unit}`, {
        amount: t('income.amount', {
          amount: spread ? t('amountRange', spread) : format.number(count),
          thing: words.currencyName(gives, count),
        }),
      })
    },
  }
}
