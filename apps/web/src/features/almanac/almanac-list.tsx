import type { AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import { type AlmanacAxis, almanacAxis, shareOnAxis } from '@ephemeris/core/almanac/almanac-axis'
import type { AlmanacGroups } from '@ephemeris/core/almanac/almanac-order'
import type { GameId } from '@ephemeris/core/games/game'
import { fixedClock } from '@ephemeris/core/time/clock'
import type { Instant } from '@ephemeris/core/time/instant'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'
import { AlmanacRow } from '#web/features/almanac/almanac-row.tsx'
import type { BannerText } from '#web/features/almanac/banner-text'
import type { ShownAlmanac } from '#web/features/almanac/use-almanac'
import { faceItemOf } from '#web/state/pulls/face-item-of'
import { useServerOffsets } from '#web/state/server-zone'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AlmanacListProps {
  gameId: GameId
  almanac: ShownAlmanac
  groups: AlmanacGroups
  total: string
  text: BannerText
}

const GROUPS = ['running', 'announced', 'others', 'unscheduled'] as const

/** The lanes, all on one axis. Up and down lead from row to row. (ALM-9) */
export function AlmanacList({ gameId, almanac: { entries, index, now }, groups, total, text }: AlmanacListProps) {
  const t = useTranslations('almanac')
  const axis = almanacAxis(entries, now, fixedClock(useServerOffsets()(gameId)))
  const present = GROUPS.filter((group) => groups[group].length > 0)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead on from a row, which is a button
    <div onKeyDown={leadOn}>
      <AlmanacHead axis={axis} total={total} />
      {present.map((group) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          {(present.length > 1 || group !== 'others') && (
            <Text kind="overline" as="h2" className={styles.group}>
              {t(`groups.${group}`)}
            </Text>
          )}
          <Stack as="ul" divided>
            {groups[group].map((entry: AlmanacEntry) => (
              <AlmanacRow
                key={entry.itemId}
                entry={entry}
                gameId={index.gameId}
                face={faceItemOf(index, entry.itemId, { rank: 5, isCharacter: entry.isCharacter })}
                axis={axis}
                now={now}
                text={text}
              />
            ))}
          </Stack>
        </section>
      ))}
    </div>
  )
}

function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.findIndex((row) => row.matches(':focus')) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface AlmanacHeadProps {
  axis: AlmanacAxis
  /** `Characters: 62` */
  total: string
}

/** Behind this share of the axis a year would not fit at the right of its tick. */
const LATE = 0.91

/** Two years closer than this share of the axis need a wide one. */
const TIGHT = 0.25

/** The axis of years and months above the lanes; rows show their own figures. */
function AlmanacHead({ axis, total }: AlmanacHeadProps) {
  const t = useTranslations('almanac')
  return (
    <Text kind="note" weight="bold" as="div" className={`${styles.columns} ${styles.head}`}>
      <span>{total}</span>
      <span className={styles.axis} aria-hidden>
        {axis.months.map(({ at, year, isJanuary }) => (
          <span
            key={at}
            className={styles.tick}
            data-year={isJanuary || undefined}
            data-late={shareOnAxis(axis, at) > LATE || undefined}
            data-tight={isTight(axis, at) || undefined}
            style={{ left: `${(shareOnAxis(axis, at) * 100).toFixed(3)}%` }}
          >
            {isJanuary && <span>{year}</span>}
          </span>
        ))}
      </span>
      <span className={styles.figure}>{t('columns.daysSince')}</span>
      <span className={styles.figure}>{t('columns.banners')}</span>
    </Text>
  )
}

/** A late year stands left of its tick, where the year before may be: the later one is shown. */
function isTight(axis: AlmanacAxis, at: Instant): boolean {
  const next = axis.months.find((month) => month.isJanuary && month.at > at)
  if (!next || shareOnAxis(axis, next.at) <= LATE) return false
  return shareOnAxis(axis, next.at) - shareOnAxis(axis, at) < TIGHT
}
