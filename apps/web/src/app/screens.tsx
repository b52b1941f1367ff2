import { Activity, Suspense, useState } from 'react'
import styles from '#web/app/app.module.css'
import { ScreenCrash } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { type PageMotion, pageMotion } from '#web/app/page-motion'
import { type AppPage, PAGES } from '#web/app/routes'
import { Texts } from '#web/i18n/texts.tsx'
import { usePart } from '#web/i18n/use-part'
import { showsFirstPaint } from '#web/lib/before-paint/first-paint'

interface ScreensProps {
  /** The page at the present address; `null` where there is none. */
  page: AppPage | null
}

/** The present screen; kept ones wait hidden behind it once they were visited. (SHELL-3) */
export function Screens({ page }: ScreensProps) {
  const [visited, setVisited] = useState<ReadonlySet<AppPage>>(new Set())
  if (page?.isKept && !visited.has(page)) setVisited(new Set([...visited, page]))

  const motion = useMotion(page)

  return (
    <>
      {PAGES.filter((kept) => visited.has(kept)).map((kept) => (
        <Activity key={kept.id} mode={kept === page ? 'visible' : 'hidden'}>
          <Screen page={kept} motion={motion && 'fade'} />
        </Activity>
      ))}
      {page && !page.isKept && <Screen key={page.id} page={page} motion={motion} />}
    </>
  )
}

/** How the present page came in; `null`: in the place of its first paint, without moving. */
function useMotion(page: AppPage | null): PageMotion | null {
  const [shown, setShown] = useState<{ page: AppPage | null; motion: PageMotion | null }>(() => ({
    page,
    motion: showsFirstPaint() ? null : 'fade',
  }))
  if (shown.page === page) return shown.motion
  const motion = pageMotion(shown.page?.id, page?.id)
  setShown({ page, motion })
  return motion
}

interface ScreenProps {
  page: AppPage
  motion: PageMotion | null
}

function Screen(props: ScreenProps) {
  return (
    <ErrorBoundary fallback={<ScreenCrash />}>
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Arrived({ page: { screen }, motion }: ScreenProps) {
  const { Present, failure } = usePart(screen)
  if (failure) throw failure.reason
  if (!Present) return null

  return (
    <Texts areas={screen.areas}>
      <div className={styles.screen} data-motion={motion ?? undefined}>
        <Present />
      </div>
    </Texts>
  )
}
