import type { CatalogueSource } from '@ephemeris/contract/config'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActivityWords } from '#web/state/activity-words'
import { useAgeText } from '#web/state/age-text'
import { useConfig } from '#web/state/config'
import { useGameSelection } from '#web/state/games'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Says in one line whose announcements are old; once dismissed it stays away until the page is loaded anew. (CAT-8) */
export function StaleNotice() {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const age = useAgeText()
  const [isDismissed, setDismissed] = useState(false)
  const stale = useStaleSources()
  const [newest] = stale
  if (!newest || isDismissed) return null

  return (
    <Notice tone="info" action={{ label: t('notice.dismiss'), onPress: () => setDismissed(true) }}>
      {stale.length === 1
        ? t('notice.stale', { game: words.game(newest.gameId), age: age(newest.updatedAt) })
        : t('notice.staleMany', { count: stale.length, age: age(newest.updatedAt) })}
    </Notice>
  )
}

/** The games that are switched on and whose facts are old, the newest of them first. */
function useStaleSources(): CatalogueSource[] {
  const { data } = useConfig()
  const selection = useGameSelection()
  return (data?.catalogue.sources ?? [])
    .filter(({ gameId, state }) => state === 'stale' && selection?.selections[gameId]?.enabled)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
}
