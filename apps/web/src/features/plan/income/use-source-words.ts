import type { GameId } from '@ephemeris/core/games/game'
import { textIn } from '@ephemeris/core/language/language'
import type { IncomeSource } from '@ephemeris/gamedata/income'
import { CYCLES } from '@ephemeris/gamedata/recurring'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { PlanWords } from '#web/features/plan/use-plan-words'

/** How sources of income are named. */
export function useSourceWords(gameId: GameId, words: PlanWords) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const language = useLocale()

  return {
    /** The cycle's own name where it has one in this language, else what kind of thing it is. */
    nameOf: ({ id, cadence, topic }: IncomeSource): string => {
      if (id === 'issue_fix') return t('income.issueFix')
      const cycle = cadence.unit === 'cycle' ? CYCLES[gameId].find(({ id }) => id === cadence.cycle) : undefined
      const name = cycle && textIn(cycle.name, language)
      return name && (name.language === language || language !== 'en') ? name.text : t(`topic.${topic}`)
    },
    /** `60 Primogems a day` */
    everyText: ({ cadence, amount, gives }: IncomeSource, own: number | undefined): string =>
      t(`income.every.${cadence.unit}`, { amount: `${format.number(own ?? amount)} ${words.currencyName(gives)}` }),
  }
}
