import { STATUSES, type Status } from '@ephemeris/core/activity/status'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/status/status.module.css'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { typedKey } from '#web/lib/page/typed-key'
import { setMark } from '#web/state/marks'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { itemByKey, menuItemsOf } from '#web/ui/menu/menu-items'
import { Text } from '#web/ui/text/text.tsx'

export interface MarkRequest {
  readonly activityId: string
  /** The button that asked: the menu opens under it and gives the focus back to it. */
  readonly anchor: HTMLElement
}

export type AskForMark = (request: MarkRequest) => void

interface StatusMenuProps {
  request: MarkRequest
  onClose: () => void
}

/** The one menu of marks, for whatever bar or entry asks: closes on choice, Escape, a click outside, and if its button moves. */
export function StatusMenu({ request: { activityId, anchor }, onClose }: StatusMenuProps) {
  const t = useTranslations('timeline')
  const mark = useMark(activityId)
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.showPopover()
    placeUnder(anchor, element)
    menuItemsOf(element)[STATUSES.indexOf(mark)]?.focus({ preventScroll: true })
  }, [anchor, mark])

  useEffect(() => {
    const opened = anchor.getBoundingClientRect()
    function closeOutside({ target }: Event): void {
      const isOwn = target instanceof Node && (menu.current?.contains(target) || anchor.contains(target))
      if (!isOwn) onClose()
    }
    /** The event of a scroll from before may come after the menu has opened. (TL-43) */
    function closeIfMoved(): void {
      const { left, top } = anchor.getBoundingClientRect()
      if (left !== opened.left || top !== opened.top) onClose()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', closeOutside, options)
    window.addEventListener('scroll', closeIfMoved, options)
    window.addEventListener('resize', onClose, options)
    return () => listening.abort()
  }, [anchor, onClose])

  function leave(): void {
    anchor.focus({ preventScroll: true })
    onClose()
  }

  function choose(status: Status): void {
    setMark(activityId, status)
    leave()
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const byNumber = STATUSES[Number(typedKey(event)) - 1]
    const next = itemByKey(menuItemsOf(menu.current), event.key, 'horizontal')
    if (byNumber !== undefined) choose(byNumber)
    else if (event.key === 'Escape' || event.key === 'Tab') leave()
    else if (next) next.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return createPortal(
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={t('mark.menu')}
      aria-orientation="horizontal"
      className={styles.menu}
      onKeyDown={press}
    >
      {STATUSES.map((status) => (
        <Text
          kind="small"
          as={Pressable}
          key={status}
          role="menuitemradio"
          aria-checked={status === mark}
          tabIndex={-1}
          className={styles.item}
          data-mark={statusName(status)}
          onClick={() => choose(status)}
        >
          <StatusIcon status={status} size={18} />
          <span>{t(`mark.${statusName(status)}`)}</span>
        </Text>
      ))}
    </div>,
    anchor.closest('dialog, main') ?? document.body,
  )
}

const MARGIN_PX = 8

function placeUnder(anchor: HTMLElement, menu: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const hasSpaceBelow = from.bottom + MARGIN_PX + height < window.innerHeight
  const left = Math.min(from.left - MARGIN_PX, window.innerWidth - width - MARGIN_PX)
  menu.style.left = `${Math.max(MARGIN_PX, left)}px`
  menu.style.top = `${hasSpaceBelow ? from.bottom + 4 : from.top - height - 4}px`
}
