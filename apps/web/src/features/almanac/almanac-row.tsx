import type { AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import { type AlmanacAxis, shareOnAxis } from '@ephemeris/core/almanac/almanac-axis'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'
import type { BannerText } from '#web/features/almanac/banner-text'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'
import { Face } from '#web/ui/face/face.tsx'
import type { FaceItem } from '#web/ui/face/face-item'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AlmanacRowProps {
  entry: AlmanacEntry
  gameId: GameId
  face: FaceItem
  axis: AlmanacAxis
  now: Instant
  text: BannerText
}

/** One 5-star: a lane of its banners that opens their dates. (ALM-8, ALM-9) */
export function AlmanacRow({ entry, gameId, face, axis, now, text }: AlmanacRowProps) {
  const t = useTranslations('almanac')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [reached, setReached] = useState<number | null>(null)
  const { name, banners } = entry
  const current = reached === null ? undefined : banners[reached]

  function reachByArrow(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || !isOpen) return
    event.preventDefault()
    const from = reached ?? (step > 0 ? -1 : banners.length)
    setReached(Math.min(banners.length - 1, Math.max(0, from + step)))
  }

  if (banners.length === 0) {
    return (
      <li>
        <Row as="p" gap={8} padX={16} padY={6} text="strong">
          <Face game={gameId} item={face} name={name} sizePx={24} />
          {name}
        </Row>
      </li>
    )
  }
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <Text
        kind="body"
        as={Pressable}
        figures
        className={`${styles.columns} ${styles.row}`}
        data-row
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={reachByArrow}
        onBlur={() => setReached(null)}
        onClick={() => {
          setOpen(!isOpen)
          setReached(null)
        }}
      >
        <Text kind="bold" oneLine className={styles.name}>
          <Face className={styles.face} game={gameId} item={face} name={name} sizePx={24} />
          {name}
          <span className="visually-hidden">{text.lane(entry)}</span>
        </Text>
        <BannerLane entry={entry} axis={axis} now={now} reached={reached} />
        <Standing entry={entry} />
        <Text kind="quiet" oneLine className={styles.count} aria-hidden>
          <span className={styles.number}>{entry.begun}</span>
          <span className={styles.words}>{t('banners', { count: entry.begun })}</span>
        </Text>
        <Chevron />
      </Text>
      {isOpen && (
        <Grid as="ol" rowGap={8} id={id} className={styles.cells}>
          {banners.map((banner, position) => (
            <Stack
              as="li"
              padX={12}
              text="small"
              key={banner.startAt}
              className={styles.cell}
              data-reached={position === reached || undefined}
            >
              {banner.version !== null && <b>{banner.version}</b>}
              <span>{text.dates(banner)}</span>
              <span>{text.wait(banner, entry)}</span>
            </Stack>
          ))}
        </Grid>
      )}
      <span className="visually-hidden" role="status">
        {current && text.spoken(current, entry)}
      </span>
    </li>
  )
}

function Standing({ entry: { standing, daysSince, daysUntil } }: Pick<AlmanacRowProps, 'entry'>) {
  const t = useTranslations('almanac')
  if (standing === 'running') {
    return (
      <span aria-hidden>
        <Text kind="small" weight="bold" oneLine className={styles.chip}>
          {daysUntil === null ? t('permanent') : t('left', { days: daysUntil })}
        </Text>
      </span>
    )
  }
  if (standing === 'announced') {
    return (
      <span aria-hidden>
        <Text kind="small" weight="bold" oneLine className={styles.chip}>
          {t('startsIn', { days: daysUntil ?? 0 })}
        </Text>
      </span>
    )
  }
  return (
    <span aria-hidden>
      {daysSince === null ? '–' : t.rich('days', { days: daysSince, b: (words) => <b>{words}</b> })}
    </span>
  )
}

interface BannerLaneProps {
  entry: AlmanacEntry
  axis: AlmanacAxis
  now: Instant
  /** The banner that the keyboard has selected; `null`: none. */
  reached: number | null
}

/** Banners as bars of their true length, and a dashed line from the last one to now; the row says it in words. */
function BannerLane({ entry: { banners, standing }, axis, now, reached }: BannerLaneProps) {
  const left = (at: Instant) => percent(shareOnAxis(axis, at))
  const last = banners.findLast(({ startAt }) => startAt <= now)
  const waitsFrom = standing === 'running' ? null : (last?.endAt ?? null)

  return (
    <span className={styles.lane} data-lane aria-hidden>
      {waitsFrom !== null && (
        <span
          className={styles.wait}
          style={{ left: left(waitsFrom), width: percent(shareOnAxis(axis, now) - shareOnAxis(axis, waitsFrom)) }}
        />
      )}
      <span className={styles.now} style={{ left: left(now) }} />
      {banners.map(({ startAt, endAt, isPermanent }, position) => {
        const end = isPermanent ? axis.to : (endAt ?? startAt)
        return (
          <span
            key={startAt}
            className={styles.banner}
            data-state={startAt > now ? 'announced' : now <= end && end > startAt ? 'running' : undefined}
            data-reached={reached === position || undefined}
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
