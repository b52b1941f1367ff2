import type { GameId } from '@ephemeris/core/games/game'
import { DAY_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useConfig } from '#web/state/config'
import { useRecentText } from '#web/state/words/age-text'

/** Nothing was announced yet, as of the latest look at the publisher's notices; absent where that is long ago. */
export function UnannouncedRow({ gameId }: { gameId: GameId }) {
  const t = useTranslations('sources')
  const age = useRecentText()
  const now = useNow(MINUTE_MS)
  const { data } = useConfig()
  const lookedAt = data?.catalogue.sources.find((source) => source.gameId === gameId)?.readAt
  if (!lookedAt || now - lookedAt > DAY_MS) return null
  return (
    <SourceRow
      icon={Search}
      title={<b>{t('unannounced.title')}</b>}
      hint={t('unannounced.hint', { age: age(lookedAt) })}
    />
  )
}
