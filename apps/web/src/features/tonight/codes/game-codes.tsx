import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CodeList } from '#web/features/tonight/codes/code-list.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The codes of a game, with those that are perhaps over. (CODE-13) */
export function GameCodes({ codes }: { codes: readonly ShownCode[] }) {
  const t = useTranslations('codes')
  const titleId = useId()

  return (
    <Stack as="section" aria-labelledby={titleId}>
      <Text kind="overline" as="h3" id={titleId}>
        {t('title')}
      </Text>
      <CodeList codes={codes} />
    </Stack>
  )
}
