import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CodeList } from '#web/features/tonight/codes/code-list.tsx'
import styles from '#web/features/tonight/codes/codes.module.css'
import { codePulls, useCodes } from '#web/state/evening/codes'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The codes of all games that are not used yet; nothing where there is none. (CODE-13) */
export function CodesCard() {
  const t = useTranslations('codes')
  const titleId = useId()
  const { open } = useCodes()
  const pulls = codePulls(open)
  if (open.length === 0) return null

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
      <CodeList codes={open} isMixed />
    </Stack>
  )
}
