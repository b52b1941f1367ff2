import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CodeList } from '#web/features/tonight/codes/code-list.tsx'
import styles from '#web/features/tonight/codes/codes.module.css'
import { codePulls } from '#web/state/evening/codes'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The codes of all games that are not used yet. (CODE-13) */
export function CodesCard({ codes }: { codes: readonly ShownCode[] }) {
  const t = useTranslations('codes')
  const titleId = useId()
  const pulls = codePulls(codes)

  return (
    <Stack as="section" className={styles.card} aria-labelledby={titleId}>
      <Row gap={12} align="baseline" justify="between">
        <Text kind="bold" as="h2" id={titleId}>
          {t('title')}
        </Text>
        {pulls > 0 && (
          <Text kind="note" figures>
            {t('sum', { pulls })}
          </Text>
        )}
      </Row>
      <CodeList codes={codes} isMixed />
    </Stack>
  )
}
