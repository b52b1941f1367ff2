import { Activity, Suspense, use, useState } from 'react'
import { ScreenCrash } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { PAGES, type Page } from '#web/app/routes'
import type { ScreenSource } from '#web/app/screen-source'
import styles from '#web/app/screens.module.css'
import { Texts } from '#web/i18n/texts.tsx'

interface ScreensProps {
  /** The page at the present address; `null` where there is none. */
  page: Page | null
}

/** The present screen; kept ones wait hidden behind it once they were visited. (SHELL-3) */
export function Screens({ page }: ScreensProps) {
  const [visited, setVisited] = useState<ReadonlySet<Page>>(new Set())
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

function Screen({ page }: { page: Page }) {
  return (
    <ErrorBoundary fallback={<ScreenCrash />}>
      <Suspense>
        <Texts areas={page.areas}>
          <div className={styles.screen}>
            <Loaded source={page.screen} />
          </div>
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Suspends until the screen has been loaded. */
function Loaded({ source }: { source: ScreenSource }) {
  const Present = source.atHand() ?? use(source.load())
  return <Present />
}
