import type { GoalResult } from '@ephemeris/core/plan/chance/plan'
import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/plan/plan-answers.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { joinSentences } from '#web/i18n/join-names'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

/** What is not known of an answer, the most telling first, and what would settle it. (PLAN-2) */
export function WhyRange({ result, words }: { result: GoalResult; words: PlanWords }) {
  const t = useTranslations('plan')
  const language = useLocale()
  const [isOpen, setOpen] = useState(false)
  const reasons = [
    ...result.unknowns,
    ...(result.pulls.low === result.pulls.high ? [] : (['events'] as const)),
    ...(result.isExpected ? (['expected'] as const) : []),
  ]
  if (reasons.length === 0) return null

  /** Beside what is published stands what players measured, by its name. (PLAN-42) */
  function detailOf(reason: (typeof reasons)[number]): string {
    if (reason !== 'rate') return t(`unknown.${reason}.detail`)
    const { measuredChance, surePulls } = result
    const chance = words.chance(shownChance({ chance: measuredChance ?? result.chance, surePulls }))
    return t('unknown.rate.detail', { chance })
  }

  return (
    <div className={styles.why}>
      <p>
        {joinSentences(
          reasons.slice(0, 2).map((one) => t(`unknown.${one}.line`)),
          language,
        )}
      </p>
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('answer.why')}
      </Button>
      {isOpen && (
        <Dialog title={t('answer.whyTitle')} widthPx={480} onClose={() => setOpen(false)}>
          <p className={styles.intro}>{t('answer.whyIntro')}</p>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <b>{t(`unknown.${reason}.line`)}</b>
                <span>{detailOf(reason)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
