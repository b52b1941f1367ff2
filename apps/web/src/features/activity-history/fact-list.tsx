import type { Fact, FactValue } from '@ephemeris/core/activity-history/describe-entry'
import { momentText } from '@ephemeris/core/language/dates'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useHistoryWord } from '#web/features/activity-history/use-history-word'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FactListProps {
  facts: readonly Fact[]
  /** `totals`: large figures side by side; `rows`: one below the other. */
  look: 'totals' | 'rows'
}

export function FactList({ facts, look }: FactListProps) {
  const word = useHistoryWord()
  const valueText = useValueText()
  if (facts.length === 0) return null

  if (look === 'totals') {
    return (
      <Grid as="dl" gap={12} className={styles.totals}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>
              <Text kind="note" anywhere>
                {word(key)}
              </Text>
            </dt>
            <Text kind="medium" as="dd" figures anywhere>
              {valueText(value)}
            </Text>
          </div>
        ))}
      </Grid>
    )
  }
  return (
    <Stack as="dl" divided padY={6} className={styles.rows}>
      {facts.map(({ key, value }) => (
        <Row key={key} gap={12} padY={4} align="baseline" justify="between">
          <Text kind="note" as="dt" anywhere>
            {word(key)}
          </Text>
          <Text kind="body" as="dd" figures anywhere>
            {valueText(value)}
          </Text>
        </Row>
      ))}
    </Stack>
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
