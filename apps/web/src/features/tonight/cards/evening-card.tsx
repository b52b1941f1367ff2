import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { dayOf } from '@ephemeris/core/time/calendar'
import { HOUR_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { nextDailyReset } from '@ephemeris/core/time/resets'
import { rulerOf } from '@ephemeris/core/tonight/evening'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { BasisChip } from '#web/features/tonight/basis/basis-chip.tsx'
import styles from '#web/features/tonight/tonight-page.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { useWindow } from '#web/lib/page/media'
import { useGameSelection } from '#web/state/games'
import { useServerOffsets } from '#web/state/server-zone'
import { Panel } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Two labels closer than this share no line. */
const NEAR = 0.27

/** The player's evening, and what is assumed of it. After midnight it says that it is still the same one. (TON-1, TON-8) */
export function EveningCard({ state, serverLine }: { state: TonightState; serverLine: ReactNode }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const titleId = useId()
  const isPhone = useWindow('phone')
  const { evening, now, clock } = state

  return (
    <Panel as="section" gap={isPhone ? undefined : 8} className={styles.evening} aria-labelledby={titleId}>
      <Text kind="title" as="h2" id={titleId} className={isPhone ? 'visually-hidden' : undefined}>
        {t('evening.title')}
      </Text>
      <EveningRuler state={state} />
      <BasisChip state={state} serverLine={serverLine}>
        {dayOf(now, clock) !== evening.day && (
          <Text kind="note" as="p">
            {t('evening.turns', { time: words.turn() })}
          </Text>
        )}
      </BasisChip>
    </Panel>
  )
}

/** The evening on a ruler of half hours: now, until when the player plays, and the first reset of their games. */
function EveningRuler({ state: { evening, now } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const { beginsAt, stopsAt } = evening
  const { from, to } = rulerOf(evening, now)
  const placeOf = (at: Instant) => (at - from) / (to - from)
  const offsetOf = useServerOffsets()
  const games = enabledGames(useGameSelection()?.selections ?? {})
  const next = instant(Math.min(...games.map((game) => nextDailyReset(from, offsetOf(game)))))
  const reset = next <= to ? next : null
  const isShown = now <= to
  const [stop, turn] = [placeOf(stopsAt), reset === null ? null : placeOf(reset)]
  const isNear = turn !== null && Math.abs(turn - stop) < NEAR
  // One ends at its tick and the other begins at its own.
  const isBeside = isNear && Math.min(stop, turn) > NEAR && Math.max(stop, turn) < 1 - NEAR
  const left = placeOf(now < beginsAt ? beginsAt : now)
  const label = t('evening.label', {
    from: words.time(from),
    to: words.time(to),
    now: words.time(now),
    stop: words.time(stopsAt),
  })

  return (
    <Text kind="small" figures as="div" className={styles.ruler} role="img" aria-label={label}>
      {isShown && (
        <Text kind="bold" className={styles.now} style={at(placeOf(now))}>
          {words.time(now)}
        </Text>
      )}
      <div className={styles.scale}>
        <svg width="100%" height="100%" preserveAspectRatio="none" viewBox={`0 0 ${hours() * 2} 10`} aria-hidden="true">
          <path d={ticksOf(hours())} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
        {now < stopsAt && <span className={styles.left} style={{ left: percent(left), right: percent(1 - stop) }} />}
        {isShown && <i className={styles.tick} data-kind="now" style={{ left: percent(placeOf(now)) }} />}
        <i className={styles.tick} data-kind="stop" style={{ left: percent(stop) }} />
        {turn !== null && <i className={styles.tick} data-kind="reset" style={{ left: percent(turn) }} />}
      </div>
      <Text kind="quiet" oneLine as="div" className={styles.labels}>
        {Math.min(stop, turn ?? 1) > (isBeside ? 1.5 * NEAR : NEAR) && (
          <Text kind="medium" style={at(0)}>
            {words.time(from)}
          </Text>
        )}
        <Text kind="medium" style={isBeside ? beside(stop, stop <= turn) : at(stop)}>
          {t('evening.stop', { time: words.time(stopsAt) })}
        </Text>
        {turn !== null && reset !== null && (
          <Text
            kind="medium"
            style={isBeside ? beside(turn, turn < stop) : at(turn)}
            data-turn={!isBeside || undefined}
            data-second={(isNear && !isBeside) || undefined}
          >
            {t('evening.reset', { time: words.time(reset) })}
          </Text>
        )}
      </Text>
    </Text>
  )

  function hours(): number {
    return (to - from) / HOUR_MS
  }
}

interface Style {
  readonly left: string
  readonly translate: string
}

/** In the middle of its place, and within the ruler at both ends. */
function at(place: number): Style {
  const share = place < NEAR / 2 || place > 1 - NEAR / 2 ? place : 0.5
  return { left: percent(place), translate: `${percent(-share)} 0` }
}

/** Before or after its place: the other one has the other side. */
function beside(place: number, isFirst: boolean): Style {
  return { left: percent(place), translate: isFirst ? '-100% 0' : '0 0' }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

function ticksOf(hours: number): string {
  return Array.from({ length: hours * 2 + 1 }, (_, index) => `M${index} 10V${index % 2 === 0 ? 3 : 6.5}`).join('')
}
