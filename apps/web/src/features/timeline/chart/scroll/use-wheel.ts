import { type RefObject, useEffect } from 'react'

/** Wheels that count in lines move this far per line. */
const LINE_PX = 16

/**
 * A wheel turns the timeline sideways, with Shift up and down; a trackpad's own sideways movement is left alone. (TL-24)
 * The listener is not passive, so it is added by hand.
 */
export function useWheel(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return

    function turn(event: WheelEvent): void {
      if (!element || event.ctrlKey || event.metaKey) return
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      if (isSideways && !event.shiftKey) return

      event.preventDefault()
      const delta = (isSideways ? event.deltaX : event.deltaY) * unitOf(event, element)
      if (event.shiftKey) element.scrollTop += delta
      else element.scrollLeft += delta
    }

    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [scroller])
}

function unitOf({ deltaMode }: WheelEvent, element: HTMLElement): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return LINE_PX
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? element.clientWidth : 1
}
