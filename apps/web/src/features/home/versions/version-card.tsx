import { isPreDownloadOpen, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { dayProgress, phaseOf } from '@ephemeris/core/activity/timing'
import { versionNumber } from '@ephemeris/core/activity/versions/version-number'
import { shortGameName } from '@ephemeris/core/games/first-traits'
import type { Game } from '@ephemeris/core/games/game'
import { shortDayText } from '@ephemeris/core/language/dates'
import type { Instant } from '@ephemeris/core/time/instant'
import type { CurrentVersion } from '@ephemeris/core/timeline/current-versions'
import { CHECK_IN_PAGES } from '@ephemeris/gamedata/income/check-in'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/home/versions/versions.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { useServerOffsets } from '#web/state/server-zone'
import { timelineOf } from '#web/state/timeline/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { useCountdownText } from '#web/state/words/countdown-text'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Panel, Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface VersionCardProps {
  game: Game
  current: CurrentVersion
  now: Instant
  /** Below the version; absent for who is new. */
  evening?: ReactNode
}

/** A game's version: which one it is, how far it has come, and when the next one starts. */
export function VersionCard({ game, current, now, evening }: VersionCardProps) {
  const language = useLocale()
  const gameName = useGameName()
  const words = useActivityWords()
  const times = useVersionTimes()
  const t = useTranslations('home')
  const { version, next } = current
  const { startAt, endAt, certainty } = version
  const isUnderWay = phaseOf(version, now) !== 'upcoming' && startCertaintyOf(version) !== 'expected'
  const done = isUnderWay ? (now - startAt) / Math.max(1, endAt - startAt) : 0

  return (
    <Panel as="li" className={`${styles.item} ${roles.roles}`} data-game={game.id} data-certainty={certainty}>
      <PageLink
        to={timelineOf(version.id)}
        className={styles.card}
        data-game={game.id}
        data-certainty={certainty}
        title={words.title(version)}
      >
        <Row as="span" gap={8}>
          <Grid as="span" fixed className={styles.glyph}>
            <GameGlyph game={game.id} size={20} />
          </Grid>
          <span className={styles.game}>
            <span className={styles.full}>{gameName(game)}</span>
            <span className={styles.short}>{shortGameName(game.id, language)}</span>
          </span>
          <span className={styles.number}>{versionNumber(version.title) ?? '–'}</span>
        </Row>
        <span className={styles.track} aria-hidden>
          <span className={styles.done} style={{ width: `${Math.round(done * 100)}%` }} />
        </span>
        <Row as="span" align="stretch" justify="between" wrap text="note" className={styles.times}>
          <span className={styles.full}>{times.progress(current, now, 'full')}</span>
          <span className={styles.short}>{times.progress(current, now, 'short')}</span>
          <span>{times.next(current)}</span>
        </Row>
        {[version, next].some((one) => one && isPreDownloadOpen(one, now)) && (
          <Row as="span" gap={4} text="small" className={styles.open}>
            <HardDriveDownload size={14} strokeWidth={1.75} aria-hidden />
            {t('versions.preDownload')}
          </Row>
        )}
      </PageLink>
      {evening && (
        <div className={styles.evening} data-without={CHECK_IN_PAGES[game.id] === null ? 'check-in' : undefined}>
          {evening}
        </div>
      )}
    </Panel>
  )
}

interface VersionTimes {
  /** `day 12 of 42`, short or with an expected end `day 12`, with an expected start `expected`, or when it starts. */
  progress(current: CurrentVersion, now: Instant, form: 'full' | 'short'): string
  /** `next 23 Sep`; says where that is only expected. */
  next(current: CurrentVersion): string
}

/** What a version's card says of its time, with days on the device's clock, as the head of the page. (HOME-3) */
function useVersionTimes(): VersionTimes {
  const t = useTranslations('home')
  const serverOf = useServerOffsets()
  const countdown = useCountdownText()
  const style = useDeviceMomentStyle()
  const dateOf = (at: Instant) => shortDayText(at, style)

  return {
    progress: ({ version }, now, form) => {
      const { startAt: at } = version
      const certainty = startCertaintyOf(version)
      if (phaseOf(version, now) === 'upcoming') return countdown.startsIn({ at, certainty }, now)
      if (certainty === 'expected') return t('versions.dayExpected')
      const { day, of } = dayProgress(version, now, serverOf(version.gameId))
      return form === 'full' && version.certainty !== 'expected'
        ? t('versions.day', { day, of })
        : t('versions.dayShort', { day })
    },
    next: ({ version, next }) => {
      const until = { date: dateOf(version.endAt) }
      if (!next)
        return version.certainty === 'expected' ? t('versions.untilExpected', until) : t('versions.until', until)
      const date = dateOf(next.startAt)
      return startCertaintyOf(next) === 'expected' ? t('versions.expected', { date }) : t('versions.next', { date })
    },
  }
}
