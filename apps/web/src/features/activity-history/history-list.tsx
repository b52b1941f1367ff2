import type { HistoryEntry } from '@ephemeris/core/activity-history/history-file'
import { compareKinds, HISTORY_KINDS } from '@ephemeris/core/activity-history/kinds'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onOpen: (id: string) => void
}

/** The imported kinds, the newest version first; those no one knows yet come apart. (HIST-3) */
export function HistoryList({ entries, onOpen }: HistoryListProps) {
  const t = useTranslations('activityHistory')
  const switchId = useId()
  const [showsMinor, setShowsMinor] = useState(false)
  const sorted = entries.toSorted((a, b) => compareKinds(a.id, b.id))
  const minor = sorted.filter(({ id }) => HISTORY_KINDS.get(id)?.isMinor)
  const known = sorted.filter(({ id }) => HISTORY_KINDS.has(id) && (showsMinor || !HISTORY_KINDS.get(id)?.isMinor))
  const unknown = sorted.filter(({ id }) => !HISTORY_KINDS.has(id))

  return (
    <>
      <HistoryGroup title={t('list.known')} entries={known} onOpen={onOpen} />
      {minor.length > 0 && (
        <Row gap={12} padY={12} text="hint">
          <label htmlFor={switchId}>{t('list.minor', { count: minor.length })}</label>
          <Switch id={switchId} checked={showsMinor} onChange={setShowsMinor} />
        </Row>
      )}
      <HistoryGroup title={t('list.unknown')} entries={unknown} onOpen={onOpen} />
    </>
  )
}

function HistoryGroup({ title, entries, onOpen }: HistoryListProps & { title: string }) {
  const t = useTranslations('activityHistory')
  const nameOf = useKindName()
  if (entries.length === 0) return null

  return (
    <Stack as="section" gap={8}>
      <Text kind="title" as="h2">
        {title}
      </Text>
      <Grid as="ul" gap={8} className={styles.list}>
        {entries.map(({ id }) => (
          <li key={id}>
            <Row
              as={Pressable}
              gap={8}
              padX={14}
              padY={6}
              justify="between"
              className={styles.entry}
              aria-haspopup="dialog"
              onClick={() => onOpen(id)}
            >
              <Text kind="medium" anywhere>
                {nameOf(id)}
              </Text>
              <Text kind="note" figures fixed>
                {t('list.version', { version: HISTORY_KINDS.get(id)?.version ?? '–' })}
              </Text>
            </Row>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
