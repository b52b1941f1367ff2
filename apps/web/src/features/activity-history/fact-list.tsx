import type { Fact, FactValue } from '@ephemeris/core/activity-history/describe-entry'
import { momentText } from '@ephemeris/core/language/dates'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useHistoryWord } from '#web/features/activity-history/use-history-word'
import { useMomentStyle } from '#web/state/words/moment-style'

interface FactListProps {
  facts: readonly Fact[]
  /** `totals`: large figures side by side; `rows`: one below the other. */
  look: 'totals' | 'rows'
}

export function FactList({ facts, look }: FactListProps) {
  const word = useHistoryWord()
  const valueText = useValueText()
  if (facts.length === 0) return null

  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ key, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{word(key)}</dt>
          <dd>{valueText(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function useValueText(): (value: FactValue) => string {
  const t = useTranslations('activityHistory')
  const format = useFormatter()
  const style = useMomentStyle()

  return (value) => {
    switch (value.kind) {
      case 'number':
        return format.number(value.number)
      case 'flag':
        return t(value.isOn ? 'yes' : 'no')
      case 'moment':
        return momentText(value.at, style)
      default:
        return value.text
    }
  }
}
