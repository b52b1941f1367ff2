import { type RefObject, useLayoutEffect } from 'react'

/** Lets `read` look at the scroller at once, and then once per frame in which it scrolled or changed its size. */
export function useScrollReader(scroller: RefObject<HTMLElement | null>, read: (element: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    let request = 0

    function readNow(): void {
      request = 0
      // A hidden screen has no size: what it showed last stays.
      if (element && element.clientWidth > 0) read(element)
    }
    function schedule(): void {
      request ||= requestAnimationFrame(readNow)
    }

    readNow()
    const resizing = new ResizeObserver(schedule)
    resizing.observe(element)
    element.addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(request)
      resizing.disconnect()
      element.removeEventListener('scroll', schedule)
    }
  }, [scroller, read])
}
