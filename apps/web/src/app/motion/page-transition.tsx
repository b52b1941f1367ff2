import '#web/app/motion/page-transition.css'
import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { type PageMotion, pageMotion } from '#web/app/motion/page-motion'
import { useMedia } from '#web/lib/media'

interface PageTransitionProps {
  /** One element, which holds the page. */
  children: ReactNode
}

/** Moves from page to page, and from nothing else to nothing else; not at all for who wants no motion. (SHELL-52) */
export function PageTransition({ children }: PageTransitionProps) {
  const { pathname } = useLocation()
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState<{ pathname: string; motion: PageMotion | 'none' }>({ pathname, motion: 'none' })
  if (shown.pathname !== pathname) setShown({ pathname, motion: pageMotion(shown.pathname, pathname) })

  useEffect(() => setShown({ pathname, motion: 'none' }), [pathname])

  return (
    <ViewTransition default="none" update={wantsStillness ? 'none' : shown.motion}>
      {children}
    </ViewTransition>
  )
}
