import {
  type ActivitySource,
  isPreDownloadOpen,
  type LauncherSight,
  type PlacedActivity,
} from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { pastDayText } from '@ephemeris/core/language/dates'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import FileX2 from 'lucide-react/icons/file-x-corner'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { ChangesRow } from '#web/features/timeline/dialog/source/changes-row.tsx'
import { OriginSign } from '#web/features/timeline/dialog/source/origin-sign.tsx'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { useConfig } from '#web/state/config'
import { areAmountsKnown, useBarExtras } from '#web/state/timeline/bar-extras'
import { useRecentText } from '#web/state/words/age-text'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Text } from '#web/ui/text/text.tsx'

/** An expected activity is shown as expected even if the answer names no source. */
const UNKNOWN_SOURCE: ActivitySource = { name: 'cadence', url: null, updatedAt: instant(0) }

/**
 * Whose title and times these are, what has moved, and whether no one has written down what there is to get. (TL-60,
 * TL-62)
 */
export function SourceBlock({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('sources')
  const { announcement, isTitleOurs, certainty, type, launcher } = activity
  const source = activity.source ?? (certainty === 'expected' ? UNKNOWN_SOURCE : null)
  const areRewardsUnknown =
    useBarExtras((extras) => areAmountsKnown(extras) && !extras.amount.has(activity.id)) &&
    !announcement?.rewards.length
  const isAsked = certainty !== 'expected' && (type === 'event' || type === 'version')
  const now = useNow(MINUTE_MS)
  const isSight = launcher?.state === 'live' ? phaseOf(activity, now) === 'running' : isPreDownloadOpen(activity, now)
  if (!source) return null

  return (
    <ul className={styles.part} aria-label={t('label')}>
      {announcement?.goneSince && (
        <GoneRow since={announcement.goneSince} why={announcement.isCancelled ? 'cancelled' : 'gone'} />
      )}
      {announcement && announcement.changes.length > 0 && (
        <ChangesRow gameId={activity.gameId} changes={announcement.changes} />
      )}
      {launcher && isSight && <LauncherRow sight={launcher} />}
      <li>
        <OriginSign
          activity={activity}
          source={source}
          more={
            <>
              {isTitleOurs && <span> · {t('ownTitle')}</span>}
              {isAsked && areRewardsUnknown && <span> · {t('rewards.unknown')}</span>}
            </>
          }
        >
          {certainty === 'expected' && source.name !== 'official' && launcher?.state !== 'live' && (
            <UnannouncedLine gameId={activity.gameId} />
          )}
        </OriginSign>
      </li>
    </ul>
  )
}

/** The publisher cancelled the activity, or took its announcement down before it was over. */
function GoneRow({ since, why }: { since: Instant; why: 'gone' | 'cancelled' }) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  return (
    <SourceRow
      icon={FileX2}
      tone="warn"
      title={t(`${why}.title`, { date: pastDayText(since, now(), style) })}
      hint={t(`${why}.hint`)}
    />
  )
}

/** The publisher's launcher shows that the version is live, or that its files can be downloaded ahead. */
function LauncherRow({ sight: { state, since } }: { sight: LauncherSight }) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  return (
    <SourceRow
      icon={state === 'live' ? MonitorCheck : HardDriveDownload}
      title={t(`launcher.${state}.title`)}
      hint={t(`launcher.${state}.hint`, { date: pastDayText(since, now(), style) })}
    />
  )
}

/** Nothing was announced yet, as of the latest look at the publisher's notices; absent where that is long ago. */
function UnannouncedLine({ gameId }: { gameId: ActivityGame }) {
  const t = useTranslations('sources')
  const age = useRecentText()
  const now = useNow(MINUTE_MS)
  const { data } = useConfig()
  const lookedAt = data?.catalogue.sources.find((source) => source.gameId === gameId)?.readAt
  if (!lookedAt || now - lookedAt > DAY_MS) return null
  return (
    <Text kind="note" as="p">
      {t('unannounced.title')} · {t('unannounced.hint', { age: age(lookedAt) })}
    </Text>
  )
}
