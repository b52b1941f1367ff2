import { Activity, Suspense, useState } from 'react'
import { PAGES, type Page } from '#web/app/routes'
import { Texts } from '#web/i18n/texts.tsx'

interface ScreensProps {
  /** The page at the present address. */
  page: Page
}

/** The present screen; kept ones wait hidden behind it once they were visited. (SHELL-3) */
export function Screens({ page }: ScreensProps) {
  const [visited, setVisited] = useState<ReadonlySet<Page>>(new Set())
  if (page.isKept && !visited.has(page)) setVisited(new Set([...visited, page]))

  return (
    <>
      {PAGES.filter((kept) => visited.has(kept)).map((kept) => (
        <Activity key={kept.id} mode={kept === page ? 'visible' : 'hidden'}>
          <Screen page={kept} />
        </Activity>
      ))}
      {!page.isKept && <Screen key={page.id} page={page} />}
    </>
  )
}

function Screen({ page }: ScreensProps) {
  return (
    <Suspense>
      <Texts areas={page.areas}>
        <page.Screen />
      </Texts>
    </Suspense>
  )
}
