import { momentDayText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import { oldestOf, useFreshness } from '#web/features/timeline/freshness/use-freshness'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useNow } from '#web/lib/time/page-clock'
import { useDevice } from '#web/state/device'
import { useActivityWords } from '#web/state/words/activity-words'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Notice } from '#web/ui/message/notice.tsx'

/** Names the games whose announcements are older than a day; once closed it stays away for the day. (TL-66) */
export function OldNotice() {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const language = useLocale()
  const style = useDeviceMomentStyle()
  const today = dayOf(useNow(MINUTE_MS), style.clock)
  const closedOn = useDevice((device) => device.announcementsClosedOn)
  const old = useFreshness().filter(({ isOld }) => isOld)
  // The same reading as on the chip: the one of longest ago.
  const oldest = oldestOf(old)
  if (!oldest || closedOn === today) return null

  const names = old.map(({ gameId }) => words.game(gameId))
  const games = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <Notice
      tone="warn"
      action={{
        label: t('freshness.close'),
        onPress: () => deviceStorage.write({ announcementsClosedOn: today }),
      }}
    >
      {t('freshness.old', { games, date: momentDayText(oldest.readAt, style) })}
    </Notice>
  )
}
