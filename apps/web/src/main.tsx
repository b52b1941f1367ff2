import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { AppCrash } from '#web/app/crash.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Providers } from '#web/app/providers.tsx'
import { COMMON_AREAS, pageAt } from '#web/app/routes'
import { loadTexts } from '#web/i18n/load-texts'
import { followOtherTabs } from '#web/lib/device-storage'
import { queryClient } from '#web/lib/query-client'
import { configQuery } from '#web/state/config'
import { gamesQuery } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'

const root = document.getElementById('root')
if (!root) throw new RangeError('the page has no #root')

followOtherTabs()
const areas = [...COMMON_AREAS, ...(pageAt(window.location.pathname)?.areas ?? [])]
for (const area of areas) void loadTexts(wantedLanguage(), area)
// What every start asks for, asked before the first screen is drawn.
void queryClient.prefetchQuery(configQuery)
void queryClient.prefetchQuery(gamesQuery)
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<AppCrash />}>
      <Providers>
        <App />
      </Providers>
    </ErrorBoundary>
  </StrictMode>,
)
