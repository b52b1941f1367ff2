import { Activity, Suspense, useState } from 'react'
import { ScreenCrash } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Loaded } from '#web/app/loaded.tsx'
import { type AppPage, PAGES } from '#web/app/routes'
import styles from '#web/app/screens.module.css'
import { Texts } from '#web/i18n/texts.tsx'
import { showsFirstPaint } from '#web/lib/before-paint/first-paint'

interface ScreensProps {
  /** The page at the present address; `null` where there is none. */
  page: AppPage | null
}

/** The present screen; kept ones wait hidden behind it once they were visited. (SHELL-3) */
export function Screens({ page }: ScreensProps) {
  const [visited, setVisited] = useState<ReadonlySet<AppPage>>(new Set())
  if (page?.isKept && !visited.has(page)) setVisited(new Set([...visited, page]))

  return (
    <>
      {PAGES.filter((kept) => visited.has(kept)).map((kept) => (
        <Activity key={kept.id} mode={kept === page ? 'visible' : 'hidden'}>
          <Screen page={kept} />
        </Activity>
      ))}
      {page && !page.isKept && <Screen key={page.id} page={page} />}
    </>
  )
}

/** What takes the place of the first paint does not fade in. */
function Screen({ page }: { page: AppPage }) {
  const [isPainted] = useState(showsFirstPaint)

  return (
    <ErrorBoundary fallback={<ScreenCrash />}>
      <Suspense>
        <Texts areas={page.areas}>
          <div className={styles.screen} data-still={isPainted || undefined}>
            <Loaded source={page.screen} />
          </div>
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}
