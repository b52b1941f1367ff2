import { type RefObject, startTransition, useLayoutEffect } from 'react'
import { oncePerFrame } from '#web/lib/time/frame'

/**
 * Lets `read` look at the scroller at once, and then once per frame in which it scrolled or changed its size. What comes of the
 * first look is drawn in slices.
 */
export function useScrollReader(scroller: RefObject<HTMLElement | null>, read: (element: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return

    function readNow(): void {
      // A hidden screen has no size: what it showed last stays.
      if (element && element.clientWidth > 0) read(element)
    }

    const reading = oncePerFrame(readNow)
    startTransition(readNow)
    const resizing = new ResizeObserver(reading.ask)
    resizing.observe(element)
    element.addEventListener('scroll', reading.ask, { passive: true })
    return () => {
      reading.cancel()
      resizing.disconnect()
      element.removeEventListener('scroll', reading.ask)
    }
  }, [scroller, read])
}
