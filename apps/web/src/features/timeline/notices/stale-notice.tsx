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
  const oldest = useOldestStale()
  if (!oldest || isDismissed) return null

  return (
    <Notice tone="info" action={{ label: t('notice.dismiss'), onPress: () => setDismissed(true) }}>
      {t('notice.stale', {
        game: words.game(oldest.source.gameId),
        age: age(oldest.source.updatedAt),
        others: oldest.others,
      })}
    </Notice>
  )
}

/** Among the games that are switched on, the one whose facts are the oldest, and how many others are stale too. */
function useOldestStale(): { source: CatalogueSource; others: number } | null {
  const { data } = useConfig()
  const selection = useGameSelection()
  const stale = (data?.catalogue.sources ?? [])
    .filter(({ gameId, state }) => state === 'stale' && selection?.selections[gameId]?.enabled)
    .toSorted((a, b) => a.updatedAt - b.updatedAt)
  const [source] = stale
  return source ? { source, others: stale.length - 1 } : null
}
