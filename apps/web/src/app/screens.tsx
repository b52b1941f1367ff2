import { Activity, Suspense, useState } from 'react'
import styles from '#web/app/app.module.css'
import { ScreenCrash, ScreenNotLoaded } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { type PageMotion, pageMotion } from '#web/app/page-motion'
import { type AppPage, PAGES } from '#web/app/routes'
import { type Part, part, usePart } from '#web/i18n/part'
import { Texts } from '#web/i18n/texts.tsx'
import { showsFirstPaint } from '#web/lib/before-paint/first-paint'
import { Stack } from '#web/ui/layout/layout.tsx'

/** No one begins there on purpose. */
const NOT_FOUND = part<object>(async () => (await import('#web/app/screens/not-found-screen.tsx')).NotFoundScreen)

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
          <Screen screen={kept.screen} motion={motion && 'fade'} />
        </Activity>
      ))}
      {!page?.isKept && <Screen key={page?.id} screen={page?.screen ?? NOT_FOUND} motion={motion} />}
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
  screen: Part<object>
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

function Arrived({ screen, motion }: ScreenProps) {
  const { Present, failure, retry } = usePart(screen)
  if (failure) return <ScreenNotLoaded onRetry={retry} />
  if (!Present) return null

  return (
    <Texts areas={screen.areas}>
      <Stack className={styles.screen} data-motion={motion ?? undefined}>
        <Present />
      </Stack>
    </Texts>
  )
}
