import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { Providers } from '#web/app/providers.tsx'
import { followOtherTabs } from '#web/lib/device-storage'

const root = document.getElementById('root')
if (!root) throw new RangeError('the page has no #root')

followOtherTabs()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
)
