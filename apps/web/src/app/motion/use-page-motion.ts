import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type PageMotion, pageMotion } from '#web/app/motion/page-motion'
import { mediaHolds } from '#web/lib/media'

/** `--dur-base` and `--ease-out` of the style sheet. */
const TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/** The first frame already shows the page: a blank one would flash. */
const BEGINNINGS: Readonly<Record<PageMotion, Keyframe>> = {
  fade: { opacity: 0.4 },
  forward: { opacity: 0.4, translate: '24px 0' },
  back: { opacity: 0.4, translate: '-24px 0' },
}

/**
 * Moves `page` in when the path changes; not for who wants no motion. The former page is gone at once: a transition
 * between pictures of both pages would wait for the first of them before it shows anything. (SHELL-52)
 */
export function usePageMotion(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const former = useRef(pathname)

  useLayoutEffect(() => {
    if (former.current === pathname) return
    const motion = pageMotion(former.current, pathname)
    former.current = pathname
    if (mediaHolds('(prefers-reduced-motion: reduce)')) return
    page.current?.animate([BEGINNINGS[motion], {}], { ...TIMING, id: `page-${motion}` })
  }, [pathname, page])
}
