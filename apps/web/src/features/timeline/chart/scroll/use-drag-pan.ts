import { type RefObject, useEffect } from 'react'

/** A click that moves further than this is a drag. */
const DRAG_THRESHOLD_PX = 5

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly scrollLeft: number
  readonly scrollTop: number
  isDrag: boolean
}

/**
 * Pans with the left mouse button, on both axes; a click that moved more than 5 px is no click. (TL-25)
 *
 * The pointer is captured only then: an earlier capture would take the click from the bar below. While dragging, the
 * element carries `data-dragging`.
 */
export function useDragPan(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let press: Press | null = null
    let isClickSpent = false

    function start(event: PointerEvent): void {
      isClickSpent = false
      if (!element || event.button !== 0 || event.pointerType !== 'mouse') return
      const { pointerId, clientX: x, clientY: y } = event
      press = { pointerId, x, y, scrollLeft: element.scrollLeft, scrollTop: element.scrollTop, isDrag: false }
    }

    function move(event: PointerEvent): void {
      if (!element || press?.pointerId !== event.pointerId) return
      const dx = event.clientX - press.x
      const dy = event.clientY - press.y
      if (!press.isDrag) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) <= DRAG_THRESHOLD_PX) return
        press.isDrag = true
        element.setPointerCapture(press.pointerId)
        element.dataset.dragging = ''
      }
      element.scrollLeft = press.scrollLeft - dx
      element.scrollTop = press.scrollTop - dy
    }

    function end(event: PointerEvent): void {
      if (!element || press?.pointerId !== event.pointerId) return
      isClickSpent = press.isDrag
      press = null
      delete element.dataset.dragging
    }

    function swallowClick(event: MouseEvent): void {
      if (!isClickSpent) return
      isClickSpent = false
      event.preventDefault()
      event.stopPropagation()
    }

    element.addEventListener('pointerdown', start, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointercancel', end, { signal })
    // On the window: a click that never became a drag may be released outside.
    window.addEventListener('pointerup', end, { signal })
    element.addEventListener('click', swallowClick, { signal, capture: true })
    return () => listening.abort()
  }, [scroller])
}
