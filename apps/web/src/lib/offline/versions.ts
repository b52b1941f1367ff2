import { HOUR_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { MISSING_PART } from '#web/lib/page/load-part'
import { serviceWorkers } from '#web/lib/service-workers'

/** The build that this page is of; `null` while developing. */
export const ownBuild = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-build"]')?.content ?? null

const newestBuild = z.object({ build: z.string() })

interface Version {
  /** The server has another build than this page is of. */
  readonly hasNewer: boolean
  /** The player has seen that and wants to go on. */
  readonly isDismissed: boolean
}

export const useVersion = create<Version>()(() => ({ hasNewer: false, isDismissed: false }))

export function dismissNewer(): void {
  useVersion.setState({ isDismissed: true })
}

/** Looks for a newer build when one may have come, and whenever the page is seen again. (PWA-6) */
export function watchVersions(): void {
  if (ownBuild === null) return
  const look = () => void lookForNewer()
  window.addEventListener(MISSING_PART, look)
  document.addEventListener('visibilitychange', look)
  serviceWorkers()?.addEventListener('controllerchange', look)
  setInterval(look, HOUR_MS)
}

async function lookForNewer(): Promise<void> {
  if (document.visibilityState === 'hidden' || useVersion.getState().hasNewer) return
  try {
    const answer = await fetch('/build.json', { cache: 'no-cache' })
    const { build } = newestBuild.parse(await answer.json())
    if (build === ownBuild) return
    useVersion.setState({ hasNewer: true })
    const registration = await serviceWorkers()?.getRegistration()
    await registration?.update()
  } catch {
    // No one answers: it is looked for again the next time.
  }
}
