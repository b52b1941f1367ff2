import type { Instant } from '@ephemeris/core/time/instant'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale/scale'
import { DRAWING, DRAWINGS, type Drawing, type DrawnNode, lookNow } from '#web/lib/cached-drawing/drawing'
import { ENTRY } from '#web/lib/device/device-entry'
import { serviceWorkers } from '#web/lib/service-workers'

interface Drawn {
  readonly drawnAt: Instant
  readonly until: Instant
  /** Where its chart is to stand. */
  readonly scroll: { readonly leftPx: number; readonly topPx: number }
}

/** Keeps what `part` of the page shows, in the place of what was kept before, where a service worker keeps the app as well. */
export async function cacheDrawing(part: HTMLElement, { drawnAt, until, scroll }: Drawn): Promise<void> {
  const { left, top, width, height } = part.getBoundingClientRect()
  if (width === 0 || !serviceWorkers()?.controller) return
  try {
    const drawing: Drawing = {
      look: await lookNow(localStorage.getItem(ENTRY)),
      drawnAtMs: drawnAt,
      untilMs: until,
      dayWidthPx: DAY_WIDTH_PX,
      place: { left, top, width, height },
      scroll: { left: scroll.leftPx, top: scroll.topPx },
      content: drawn(part),
    }
    const cache = await caches.open(DRAWINGS)
    await cache.put(DRAWING, new Response(JSON.stringify(drawing)))
  } catch {
    // Storage is blocked or full: the next visit begins without it.
  }
}

function drawn(element: Element): DrawnNode {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const content = [...element.childNodes].flatMap((node): DrawnNode[] => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element && !node.matches(UNSEEN) ? [drawn(node)] : []
  })
  return [element.localName, attributes, ...content]
}

const UNSEEN = '[popover], [role="progressbar"], .visually-hidden'
