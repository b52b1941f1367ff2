import { compareKinds, HISTORY_KINDS, type HistoryKind } from '@ephemeris/core/activity-history/kinds'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The newest first. */
const READABLE = [...HISTORY_KINDS.values()]
  .filter(({ isMinor }) => !isMinor)
  .toSorted((a, b) => compareKinds(a.id, b.id))
const BY_MAJOR = groupBy(READABLE, ({ version }) => version.split('.')[0] ?? version)

/** What a file may hold. (HIST-2) */
export function ReadableKinds() {
  const t = useTranslations('activityHistory.list')
  const [isOpen, setOpen] = useState(false)
  const first = READABLE.at(-1)?.version ?? ''
  const last = READABLE[0]?.version ?? ''

  return (
    <Disclosure title={t('count', { count: READABLE.length, first, last })} isOpen={isOpen} onToggle={setOpen}>
      <div className={styles.eras}>
        {[...BY_MAJOR].map(([major, kinds]) => (
          <Era key={major} major={major} kinds={kinds} />
        ))}
      </div>
    </Disclosure>
  )
}

function Era({ major, kinds }: { major: string; kinds: readonly HistoryKind[] }) {
  const t = useTranslations('activityHistory.list')
  const nameOf = useKindName()
  const titleId = useId()

  return (
    <section className={styles.era} aria-labelledby={titleId}>
      <Text kind="note" weight="bold" as="h3" id={titleId} className={styles.eraTitle}>
        {t('version', { version: `${major}.x` })}
      </Text>
      <ul>
        {kinds.map(({ id, version }) => (
          <Row as="li" gap={12} justify="between" text="body" key={id} className={styles.readableKind}>
            <Text kind="medium" anywhere>
              {nameOf(id)}
            </Text>
            <Text kind="note" figures fixed>
              {version}
            </Text>
          </Row>
        ))}
      </ul>
    </section>
  )
}
