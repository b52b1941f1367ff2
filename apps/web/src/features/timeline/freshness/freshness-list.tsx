import { pastDayText } from '@ephemeris/core/language/dates'
import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { create } from 'zustand'
import styles from '#web/features/timeline/freshness/freshness.module.css'
import type { GameFreshness } from '#web/features/timeline/freshness/use-freshness'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { type Pause, secondsLeft } from '#web/state/account/seconds-left'
import { useActivityWords } from '#web/state/words/activity-words'
import { useRecentText } from '#web/state/words/age-text'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Age and number of each game's activities, and the way to what was announced; a click looks for newer ones. (TL-65) */
export function FreshnessList({ games }: { games: readonly GameFreshness[] }) {
  const t = useTranslations('sources')
  const timeline = useTranslations('timeline')
  const words = useActivityWords()
  const recent = useRecentText()
  const style = useDeviceMomentStyle()

  return (
    <>
      <Row as="header" gap={12} justify="between" className={styles.head}>
        <Text kind="strong" as="h2">
          {timeline('freshness.title')}
        </Text>
        <LookButton />
      </Row>
      <ul>
        {games.map(({ gameId, readAt, isOld, isShipped, count }) => (
          <Row as="li" key={gameId} gap={10} className={`${styles.row} ${game.roles}`} data-game={gameId}>
            <GameGlyph game={gameId} size={20} />
            <Stack grow>
              <Text kind="bold" as="p" className={styles.name}>
                {words.game(gameId)}
              </Text>
              <Text kind="note" figures as="p" className={isOld ? styles.old : undefined}>
                {isShipped
                  ? timeline('freshness.shipped', { date: pastDayText(readAt, now(), style) })
                  : isOld
                    ? t('freshness.silent', { date: pastDayText(readAt, now(), style) })
                    : t('freshness.games', { count })}
              </Text>
            </Stack>
            {!isShipped && !isOld && (
              <Text kind="note" figures as="p">
                {recent(readAt)}
              </Text>
            )}
          </Row>
        ))}
      </ul>
      <Row as={PageLink} to="/notification" text="link" className={styles.foot}>
        {t('freshness.news')}
      </Row>
    </>
  )
}

/** Checks for newer announcements; disabled for a minute after each press, and keeps the focus. (TL-65) */
function LookButton() {
  const t = useTranslations('sources')
  const { look, isLooking, restSeconds } = useLook()
  const resting = restSeconds > 0 ? t('freshness.pause', { seconds: restSeconds }) : t('freshness.look')

  return (
    <Row
      as={Pressable}
      inline
      gap={5}
      text="link"
      className={styles.look}
      aria-disabled={isLooking || restSeconds > 0}
      onClick={look}
    >
      <RefreshCw size={15} strokeWidth={1.75} aria-hidden />
      <span>{isLooking ? t('freshness.looking') : resting}</span>
    </Row>
  )
}

const PAUSE_SECONDS = 60

/** Outlives the popover, of which there are two. */
const usePause = create<Pause>()(() => ({ until: instant(0), seconds: 0 }))

interface Look {
  readonly look: () => void
  readonly isLooking: boolean
  /** Until it may be pressed again. */
  readonly restSeconds: number
}

/** Asks the server for what it has read meanwhile, once a minute. (TL-65) */
function useLook(): Look {
  const queries = useQueryClient()
  const [isLooking, setLooking] = useState(false)
  const pause = usePause()

  async function look(): Promise<void> {
    if (isLooking || now() < usePause.getState().until) return
    setLooking(true)
    usePause.setState({ until: instant(now() + PAUSE_SECONDS * SECOND_MS), seconds: PAUSE_SECONDS })
    await Promise.allSettled([
      queries.invalidateQueries({ queryKey: ['config'] }),
      queries.invalidateQueries({ queryKey: ['activities'] }),
    ])
    setLooking(false)
  }

  return { look: () => void look(), isLooking, restSeconds: secondsLeft(pause, useNow(SECOND_MS)) }
}
