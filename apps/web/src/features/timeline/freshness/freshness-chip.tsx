import { momentDayText, timeOrMomentText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import Newspaper from 'lucide-react/icons/newspaper'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness.module.css'
import { type GameFreshness, oldestOf, useFreshness } from '#web/features/timeline/freshness/use-freshness'
import { LaterFreshnessList } from '#web/features/timeline/layers'
import { useReachability } from '#web/lib/server/reachability'
import { useNow } from '#web/lib/time/page-clock'
import { useRecentText } from '#web/state/words/age-text'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { textClass } from '#web/ui/text/text.tsx'

interface FreshnessChipProps {
  /** Beside the title, or at the end of the row of chips where the title needs the room. */
  place: 'title' | 'row'
}

const FRESH_MS = 6 * HOUR_MS

/** How old the announcements are: a sign while they are fresh, amber with their age after a day. On demand those of each game. (TL-64) */
export function FreshnessChip({ place }: FreshnessChipProps) {
  const t = useTranslations('timeline')
  const games = useFreshness()
  const textOf = useFreshnessText()
  const button = useRef<HTMLButtonElement>(null)
  const popoverId = useId()
  const now = useNow(MINUTE_MS)
  const text = textOf(games)
  const oldest = oldestOf(games)
  if (text === null || oldest === null) return null

  const ageMs = now - oldest.readAt
  const isOld = ageMs > DAY_MS
  const label = t('freshness.chip', { age: text })
  return (
    <>
      <Row
        as={Pressable}
        ref={button}
        inline
        fixed
        justify="center"
        gap={6}
        text="note"
        weight="bold"
        className={styles.chip}
        data-look={isOld ? 'old' : ageMs < FRESH_MS ? 'fresh' : 'recent'}
        data-place={place}
        aria-label={label}
        title={label}
        popoverTarget={popoverId}
      >
        <span className={styles.sign}>
          <Newspaper size={18} strokeWidth={1.75} aria-hidden />
        </span>
        {isOld && <span aria-hidden>{t('freshness.days', { days: Math.floor(ageMs / DAY_MS) })}</span>}
      </Row>
      <FreshnessPopover id={popoverId} games={games} anchor={button} />
    </>
  )
}

/** How old all of it is: the age of the oldest game; without a server the time of what was kept. */
function useFreshnessText(): (games: readonly GameFreshness[]) => string | null {
  const t = useTranslations('timeline')
  const { isReachable, shownSince } = useReachability()
  const recent = useRecentText()
  const style = useDeviceMomentStyle()
  const today = dayOf(useNow(MINUTE_MS), style.clock)

  return (games) => {
    const oldest = oldestOf(games)
    if (!oldest) return null
    if (games.every(({ isShipped }) => isShipped)) {
      return t('freshness.shipped', { date: momentDayText(oldest.readAt, style) })
    }
    return !isReachable && shownSince !== null ? timeOrMomentText(shownSince, today, style) : recent(oldest.readAt)
  }
}

interface FreshnessPopoverProps {
  id: string
  games: readonly GameFreshness[]
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
}

/** Opens under its button; what it shows is fetched when the page is idle, or with the press. (TL-65) */
function FreshnessPopover({ id, games, anchor }: FreshnessPopoverProps) {
  const t = useTranslations('timeline')
  const [isOpen, setIsOpen] = useState(false)
  const popover = useRef<HTMLElement>(null)

  // Nor does the page that is kept keep it open. (SHELL-66)
  useLayoutEffect(() => {
    const shown = popover.current
    return () => shown?.hidePopover()
  }, [])

  return (
    <section
      ref={popover}
      id={id}
      popover="auto"
      aria-label={t('freshness.title')}
      className={`${styles.popover} ${textClass('body')}`}
      onBeforeToggle={({ currentTarget, newState }) => {
        if (anchor.current) placeUnder(anchor.current, currentTarget)
        setIsOpen(newState === 'open')
      }}
    >
      {isOpen && <LaterFreshnessList games={games} />}
    </section>
  )
}

const MARGIN_PX = 8
const WIDTH_PX = 372
/** It covers its button rather than shrink below this, as on a phone on its side. */
const MIN_HEIGHT_PX = 240

function placeUnder(anchor: HTMLElement, popover: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const widthPx = Math.min(WIDTH_PX, window.innerWidth - 2 * MARGIN_PX)
  popover.style.left = `${Math.max(MARGIN_PX, Math.min(from.left, window.innerWidth - widthPx - MARGIN_PX))}px`
  const lowestPx = Math.max(MARGIN_PX, window.innerHeight - MARGIN_PX - MIN_HEIGHT_PX)
  popover.style.setProperty('--top', `${Math.min(from.bottom + MARGIN_PX, lowestPx)}px`)
}
