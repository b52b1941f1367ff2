import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness.module.css'
import type { GameFreshness } from '#web/features/timeline/freshness/use-freshness'
import { LaterFreshnessList } from '#web/features/timeline/layers'

interface FreshnessPopoverProps {
  id: string
  games: readonly GameFreshness[]
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
}

/** Opens under its button; what it shows is fetched when the page is idle, or with the press. (TL-65) */
export function FreshnessPopover({ id, games, anchor }: FreshnessPopoverProps) {
  const t = useTranslations('timeline')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section
      id={id}
      popover="auto"
      aria-label={t('freshness.title')}
      className={styles.popover}
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
