import { describeEntry } from '@ephemeris/core/activity-history/describe-entry'
import { readHistoryFile } from '@ephemeris/core/activity-history/history-file'
import { HISTORY_KINDS } from '@ephemeris/core/activity-history/kinds'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { PartView } from '#web/features/activity-history/part-view.tsx'
import { ReadableKinds } from '#web/features/activity-history/readable-kinds.tsx'
import { SAMPLE } from '#web/features/activity-history/sample'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const READ = readHistoryFile(SAMPLE)
const [SHOWN] = READ.fault === null ? READ.entries : []

/** What there is to read after an import: an example, and all that is known. (HIST-2) */
export function Example() {
  const t = useTranslations('activityHistory')
  const nameOf = useKindName()
  const titleId = useId()
  if (!SHOWN) return null

  return (
    <Grid as="section" gap={8} panel className={styles.example} aria-labelledby={titleId}>
      <Row gap={10} rowGap={4} wrap>
        <Text kind="title" as="h2" id={titleId}>
          {t('promises.label')}
        </Text>
        <Tag isDashed>{t('promises.example')}</Tag>
      </Row>
      <Row as="p" gap={8} align="baseline" justify="between" text="medium">
        {nameOf(SHOWN.id)}
        <Text kind="note" weight="medium" figures fixed>
          {t('list.version', { version: HISTORY_KINDS.get(SHOWN.id)?.version ?? '–' })}
        </Text>
      </Row>
      {describeEntry(SHOWN.data).parts.map((part) => (
        <PartView key={`${part.key}-${part.number}`} part={part} />
      ))}
      <ReadableKinds />
    </Grid>
  )
}
