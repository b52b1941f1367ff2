import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { readingStateOf } from '#web/features/home/today/reading-state'
import { momentDayText } from '#web/i18n/dates'
import { useReachability } from '#web/lib/server/reachability'
import { useConfig } from '#web/state/config'
import { useGameSelection } from '#web/state/games'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Notice } from '#web/ui/message/notice.tsx'

interface UnreadNoticeProps {
  placed: readonly PlacedActivity[]
  now: Instant
}

/** Why no event and no banner is announced, and what to do; a server that is away has a sentence of its own. (HOME-11) */
export function UnreadNotice({ placed, now }: UnreadNoticeProps) {
  const t = useTranslations('home')
  const style = useMomentStyle()
  const { data } = useConfig()
  const { isReachable } = useReachability()
  const selection = useGameSelection()
  const sources = (data?.catalogue.sources ?? []).filter(({ gameId }) => selection?.selections[gameId]?.enabled)
  const reading = isReachable ? readingStateOf(sources, placed, now) : null
  if (!reading) return null

  return (
    <Notice tone={reading.kind === 'waiting' ? 'info' : 'warn'}>
      {reading.kind === 'silent'
        ? t('today.unread.silent', { date: momentDayText(reading.readAt, style) })
        : t(`today.unread.${reading.kind}`)}
    </Notice>
  )
}
