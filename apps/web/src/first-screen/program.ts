import type { FirstScreenQuestion } from '@ephemeris/contract/first-screen'
import { standAt } from '#web/first-screen/stand-in'
import type { FirstScreen } from '#web/lib/kept-drawing/drawing'

declare const __BUILD_ID__: string

/** Where each server is the one of newcomers. */
const ZONES = { 'UTC+8': 'Asia/Shanghai', 'UTC-5': 'America/New_York', 'UTC+1': 'Europe/Paris' } as const

/** The program of the server that draws the timeline for newcomers, one view after the other. (PWA-22) */
export async function drawFirstScreen({ origin, view }: FirstScreenQuestion): Promise<FirstScreen> {
  standAt(view.layout, ZONES[view.server], origin)
  const { drawTimeline } = await import('#web/first-screen/draw-timeline.tsx')
  return { build: __BUILD_ID__, ...(await drawTimeline(view)) }
}
