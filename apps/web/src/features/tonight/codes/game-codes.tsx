import type { GameId } from '@ephemeris/core/games/game'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CodeList } from '#web/features/tonight/codes/code-list.tsx'
import { useCodes } from '#web/state/evening/codes'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The codes of a game, with those that are perhaps over; nothing where there is none. (CODE-13) */
export function GameCodes({ gameId }: { gameId: GameId }) {
  const t = useTranslations('codes')
  const titleId = useId()
  const { open, doubtful } = useCodes(gameId)
  if (open.length + doubtful.length === 0) return null

  return (
    <Stack as="section" aria-labelledby={titleId}>
      <Text kind="overline" as="h3" id={titleId}>
        {t('title')}
      </Text>
      <CodeList codes={[...open, ...doubtful]} />
    </Stack>
  )
}
