import type { Language } from '@ephemeris/core/language/language'
import type { KeepMessage } from '#web/lib/offline/keep-message'
import { ownBuild } from '#web/lib/offline/versions'
import { serviceWorkers } from '#web/lib/service-workers'
import { whenIdle } from '#web/lib/time/idle'

/** What the page has asked before anyone was there to keep it, as on a first visit. */
const askedAlone = new Set<string>()

/** Makes the app open without a server from now on; waits until the page has nothing else to do. (PWA-11) */
export function registerServiceWorker(): void {
  if (ownBuild === null) return
  const register = () => void serviceWorkers()?.register('/sw.js', { updateViaCache: 'none' }).catch(ignore)
  if (document.readyState === 'complete') whenIdle(register)
  else window.addEventListener('load', () => whenIdle(register), { once: true })
}

/** To be called with the address of every answer that is asked for. */
export function noteAsked(url: string): void {
  if (serviceWorkers()?.controller === null) askedAlone.add(url)
}

/** Keeps what pages need in `language`, as soon as the page has a service worker. (PWA-1) */
export async function keepForOffline(language: Language): Promise<void> {
  const controller = await whoControls()
  controller?.postMessage({ language, answers: [...askedAlone] } satisfies KeepMessage)
}

async function whoControls(): Promise<ServiceWorker | null> {
  const container = serviceWorkers()
  await container?.ready
  if (!container || container.controller) return container?.controller ?? null
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(container.controller), { once: true })
  })
}

/** Storage is blocked or full: the app works as long as there is a server. */
function ignore(): void {}
