import '#web/ui/base/fonts.css'
import '#web/ui/base/tokens.css'
import '#web/ui/base/scripts.css'
import '#web/ui/base/base.css'
import '#web/ui/base/first-paint.css'
import '#web/ui/base/first-welcome.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { AppCrash } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Providers } from '#web/app/providers.tsx'
import { type AppPage, COMMON_AREAS, pageAt } from '#web/app/routes'
import { prepareWelcome } from '#web/app/welcome.tsx'
import { TabLockLayer } from '#web/features/tab-lock/tab-lock-layer.tsx'
import { startTabLock } from '#web/features/tab-lock/use-tab-lock'
import { loadTexts } from '#web/i18n/load-texts'
import { beginDrawing, showsCachedDrawing } from '#web/lib/before-paint/first-paint'
import { untilStylesLoaded } from '#web/lib/before-paint/styles-loaded'
import { watchDrawing } from '#web/lib/cached-drawing/watch-drawing'
import { followOtherTabs } from '#web/lib/device/device-storage'
import { registerServiceWorker } from '#web/lib/offline/register'
import { watchVersions } from '#web/lib/offline/versions'
import { watchInstallOffer } from '#web/lib/outside/install-offer'
import { bringPopovers } from '#web/lib/page/popovers'
import { allowOwnScripts } from '#web/lib/page/trusted-scripts'
import { queryClient } from '#web/lib/server/query-client'
import { deviceZone } from '#web/lib/time/device-zone'
import { nextTask } from '#web/lib/time/frame'
import { settledWithin } from '#web/lib/time/settled-within'
import { watchTyping } from '#web/lib/typed-text'
import { noteArrival } from '#web/state/arrival'
import { configQuery } from '#web/state/config'
import { gamesQuery } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'
import { presetServer } from '#web/state/server-zone'
import { prefetchActivities } from '#web/state/timeline/activities'
import { watchPresses } from '#web/ui/part/use-busy-press'

/** They show what runs at once. */
const ABOUT_ACTIVITIES: ReadonlySet<AppPage['id']> = new Set(['home', 'timeline'])

/** A server that is silent keeps no one from the page itself. */
const LONGEST_WAIT_MS = 3_000

/** Answers that come so soon are in the first view, which is then drawn once and not twice. */
const SOON_MS = 100

const root = document.getElementById('root')
if (!root) throw new RangeError('the page has no #root')

allowOwnScripts()
await nextTask()
noteArrival()
followOtherTabs()
registerServiceWorker()
watchVersions()
watchTyping()
watchPresses()
watchInstallOffer()
watchDrawing()
startTabLock()
presetServer()
const page = pageAt(window.location.pathname)
const texts = COMMON_AREAS.map((area) => loadTexts(wantedLanguage(), area))
const screen = page?.screen.fetchAhead(wantedLanguage())
// What every start asks for, asked before the first screen is drawn.
const config = queryClient.prefetchQuery(configQuery)
void queryClient.prefetchQuery(gamesQuery)
const asked = page !== null && ABOUT_ACTIVITIES.has(page.id) && prefetchActivities(queryClient, wantedLanguage())
// A first drawing that had to wait for its texts or its screen would be held back for longer than they take. The zone wakes the
// browser's calendar, which takes a while: between tasks of its own the page answers.
await Promise.allSettled([...texts, screen, prepareWelcome(page), bringPopovers()])
beginDrawing()
// What stands in the place of the timeline is replaced by bars, in all their styles.
const hasDrawing = showsCachedDrawing()
const answers = Promise.allSettled([asked, config, hasDrawing && untilStylesLoaded()])
await settledWithin(answers, hasDrawing ? LONGEST_WAIT_MS : SOON_MS)
await nextTask()
deviceZone()
await nextTask()
// In slices, between which the page answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary fallback={<AppCrash />}>
        <Providers>
          <App />
          <TabLockLayer />
        </Providers>
      </ErrorBoundary>
    </StrictMode>,
  ),
)
