import type { ActivitySource, PlacedActivity, Reward } from '@ephemeris/core/activity/activity'
import { instant } from '@ephemeris/core/time/instant'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { ChangesRow } from '#web/features/timeline/dialog/source/changes-row.tsx'
import { GoneRow } from '#web/features/timeline/dialog/source/gone-row.tsx'
import { OriginRow } from '#web/features/timeline/dialog/source/origin-row.tsx'
import { RewardsRow } from '#web/features/timeline/dialog/source/rewards-row.tsx'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { UnannouncedRow } from '#web/features/timeline/dialog/source/unannounced-row.tsx'
import { type ActivityGives, useBarExtras } from '#web/state/timeline/bar-extras'

/** An expected activity is shown as expected even if the answer names no source. */
const UNKNOWN_SOURCE: ActivitySource = { name: 'cadence', url: null, updatedAt: instant(0) }

/** Whose title and times these are, what has moved, and what the announcement says that there is to get. (TL-60) */
export function SourceBlock({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('sources')
  const { announcement, isTitleOurs, certainty } = activity
  const source = activity.source ?? (certainty === 'expected' ? UNKNOWN_SOURCE : null)
  const onBar = useBarExtras(({ amount }) => amount.get(activity.id)?.gives)
  const gives = onBar ?? announcedBy(announcement?.rewards ?? [])
  if (!source) return null

  return (
    <ul className={styles.block} aria-label={t('label')}>
      {isTitleOurs && <SourceRow icon={Pencil} title={<b>{t('ownTitle')}</b>} />}
      <OriginRow activity={activity} source={source} />
      {announcement?.goneSince && <GoneRow since={announcement.goneSince} />}
      {announcement && announcement.changes.length > 0 && (
        <ChangesRow gameId={activity.gameId} changes={announcement.changes} />
      )}
      {gives && <RewardsRow gives={gives} />}
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
