import type { ActivitySource, PlacedActivity, Reward } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import FileX2 from 'lucide-react/icons/file-x-corner'
import Gem from 'lucide-react/icons/gem'
import Pencil from 'lucide-react/icons/pencil'
import Search from 'lucide-react/icons/search'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { ChangesRow } from '#web/features/timeline/dialog/source/changes-row.tsx'
import { OriginRow } from '#web/features/timeline/dialog/source/origin-row.tsx'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { pastDayText } from '#web/i18n/words/dates'
import { joinNames } from '#web/i18n/words/join-names'
import { toTenths } from '#web/i18n/words/numbers'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { useConfig } from '#web/state/config'
import { type ActivityGives, useBarExtras } from '#web/state/timeline/bar-extras'
import { useRecentText } from '#web/state/words/age-text'
import { useMomentStyle } from '#web/state/words/moment-style'

/** An expected activity is shown as expected even if the answer names no source. */
const UNKNOWN_SOURCE: ActivitySource = { name: 'cadence', url: null, updatedAt: instant(0) }

/** Whose title and times these are, what has moved, and what the announcement says that there is to get. (TL-60) */
export function SourceBlock({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('sources')
  const { announcement, isTitleOurs, certainty, type } = activity
  const source = activity.source ?? (certainty === 'expected' ? UNKNOWN_SOURCE : null)
  const onBar = useBarExtras(({ amount }) => amount.get(activity.id)?.gives)
  const areBarsKnown = useBarExtras(({ amount }) => amount.size > 0)
  const gives = onBar ?? announcedBy(announcement?.rewards ?? [])
  const isAsked = certainty !== 'expected' && (type === 'event' || type === 'version')
  if (!source) return null

  return (
    <ul className={styles.block} aria-label={t('label')}>
      {gives ? <RewardsRow gives={gives} /> : isAsked && (areBarsKnown ? <UnknownRewardsRow /> : <WaitingRow />)}
      {isTitleOurs && <SourceRow icon={Pencil} title={<b>{t('ownTitle')}</b>} />}
      <OriginRow activity={activity} source={source} />
      {announcement?.goneSince && <GoneRow since={announcement.goneSince} />}
      {announcement && announcement.changes.length > 0 && (
        <ChangesRow gameId={activity.gameId} changes={announcement.changes} />
      )}
      {certainty === 'expected' && source.name !== 'official' && <UnannouncedRow gameId={activity.gameId} />}
    </ul>
  )
}

/** For activities without an amount on their bar, such as versions, and until the bars have theirs. */
function announcedBy(rewards: readonly Reward[]): ActivityGives | null {
  if (rewards.length === 0) return null
  const pulls = rewards.reduce((sum, { amount, perPull }) => sum + amount / perPull, 0)
  return { items: rewards, pulls, isAnnounced: true }
}

/** The publisher took the announcement down before the activity was over. */
function GoneRow({ since }: { since: Instant }) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  return (
    <SourceRow
      icon={FileX2}
      tone="warn"
      title={<b>{t('gone.title', { date: pastDayText(since, now(), style) })}</b>}
      hint={t('gone.hint')}
    />
  )
}

/** What the activity surely gives, as its bar says it, who says so, and how many pulls that makes. (TL-62) */
function RewardsRow({ gives: { items, pulls, isAnnounced } }: { gives: ActivityGives }) {
  const t = useTranslations('sources')
  const language = useLocale()
  const texts = items.map(({ name, amount }) => t('rewards.item', { name, amount }))
  const origin = t(isAnnounced ? 'rewards.hint' : 'rewards.known')
  const shownPulls = toTenths(pulls)

  return (
    <SourceRow
      icon={Gem}
      title={<b>{t('rewards.gives', { items: joinNames(texts, language) })}</b>}
      hint={shownPulls > 0 ? `${origin} ${t('rewards.pulls', { pulls: shownPulls })}` : origin}
    />
  )
}

/** As high as the rewards that come with the bars. (SHELL-67) */
function WaitingRow() {
  return <SourceRow icon={Gem} title={'\u00a0'} hint={'\u00a0'} />
}

/** Not the same as nothing: nobody has written down what there is to get. */
function UnknownRewardsRow() {
  const t = useTranslations('sources')
  return <SourceRow icon={Gem} title={<b>{t('rewards.unknown')}</b>} hint={t('rewards.unknownHint')} />
}

/** Nothing was announced yet, as of the latest look at the publisher's notices; absent where that is long ago. */
function UnannouncedRow({ gameId }: { gameId: GameId }) {
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
