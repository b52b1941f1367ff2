import type { AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import { type AlmanacAxis, shareOnAxis } from '@ephemeris/core/almanac/almanac-axis'
import type { Instant } from '@ephemeris/core/time/instant'
import styles from '#web/features/almanac/almanac.module.css'

interface BannerLaneProps {
  entry: AlmanacEntry
  axis: AlmanacAxis
  now: Instant
  /** The banner that the keyboard has selected; `null`: none. */
  walked: number | null
}

/** Banners as bars of their true length, and a dashed line from the last one to now; the row says it in words. */
export function BannerLane({ entry: { banners, standing }, axis, now, walked }: BannerLaneProps) {
  const left = (at: Instant) => percent(shareOnAxis(axis, at))
  const last = banners.findLast(({ startAt }) => startAt <= now)
  const waitsFrom = standing === 'running' ? null : (last?.endAt ?? null)

  return (
    <span className={styles.lane} data-lane aria-hidden>
      {waitsFrom !== null && (
        <span
          className={styles.bannerLaneWait}
          style={{ left: left(waitsFrom), width: percent(shareOnAxis(axis, now) - shareOnAxis(axis, waitsFrom)) }}
        />
      )}
      <span className={styles.now} style={{ left: left(now) }} />
      {banners.map(({ startAt, endAt, isPermanent }, position) => {
        const end = isPermanent ? axis.to : (endAt ?? startAt)
        return (
          <span
            key={startAt}
            className={styles.bannerLaneBanner}
            data-state={startAt > now ? 'announced' : now <= end && end > startAt ? 'running' : undefined}
            data-walked={walked === position || undefined}
            style={{ left: left(startAt), width: percent(shareOnAxis(axis, end) - shareOnAxis(axis, startAt)) }}
          />
        )
      })}
    </span>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
