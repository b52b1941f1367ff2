import { mayShowDrawing } from '#web/lib/before-paint/first-paint'
import { untilStylesLoaded } from '#web/lib/before-paint/styles-loaded'
import { DRAWING, DRAWINGS, type Drawing, type DrawnNode, lookNow } from '#web/lib/cached-drawing/drawing'

const DAY_MS = 86_400_000
const SVG = 'http://www.w3.org/2000/svg'

/** What a drawing is made of. Nothing that loads, runs or sends anything of its own. */
const DRAWABLE =
  /^(?:div|section|header|main|nav|h1|p|a|span|b|i|em|strong|small|time|kbd|button|label|input|ul|li|svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|use|text|linearGradient|radialGradient|stop|clipPath|mask|pattern|symbol)$/

/**
 * Shows the timeline as this device drew it last, until the program has drawn it: if the page would look the same now,
 * but for the line of now, which moves on. (PWA-20)
 *
 * @param entry all that is stored of settings
 */
export async function showCachedDrawing(entry: string | null, nowMs: number): Promise<void> {
  try {
    const kept = await caches.match(DRAWING, { cacheName: DRAWINGS })
    if (!kept) return
    const [drawing, look] = await Promise.all([kept.json() as Promise<Drawing>, lookNow(entry), untilStyled()])
    if (drawing.look !== look || nowMs < drawing.drawnAtMs || nowMs >= drawing.untilMs) return
    const frame = frameOf(drawing)
    const movedPx = ((nowMs - drawing.drawnAtMs) / DAY_MS) * drawing.dayWidthPx
    moveNow(frame, movedPx)
    const root = document.querySelector('#root')
    // The program was quicker.
    if (!root || !mayShowDrawing(root)) return
    root.append(frame)
    const { left, top } = drawing.scroll
    const scroller = frame.querySelector('[data-timeline-scroll]')
    scroller?.scrollTo({ left: left + movedPx, top, behavior: 'instant' })
  } catch {
    // Storage is blocked, or what was kept cannot be read: the page goes on without it.
  }
}

function frameOf({ content, place }: Drawing): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'first-drawing'
  frame.inert = true
  frame.ariaHidden = 'true'
  for (const [side, px] of Object.entries(place)) frame.style.setProperty(side, `${px}px`)
  frame.append(...nodesOf(content))
  return frame
}

function moveNow(frame: HTMLElement, movedPx: number): void {
  for (const line of frame.querySelectorAll<HTMLElement>('[data-now]')) line.style.marginLeft = `${movedPx}px`
  for (const grid of frame.querySelectorAll<HTMLElement>('[style*="--now-x"]')) {
    grid.style.setProperty('--now-x', `${Number.parseFloat(grid.style.getPropertyValue('--now-x')) + movedPx}px`)
  }
}

function nodesOf(node: DrawnNode, parent = ''): Node[] {
  if (typeof node === 'string') return [document.createTextNode(node)]
  const [tag, attributes, ...content] = node
  if (!DRAWABLE.test(tag)) return []
  const isSvg = tag === 'svg' || parent === SVG
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    // The policy of the page allows styles by script, and not as an attribute.
    if (name === 'style') element.style.cssText = value
    else if (!name.startsWith('on')) element.setAttribute(name, value)
  }
  element.append(...content.flatMap((inner) => nodesOf(inner, isSvg ? SVG : '')))
  return [element]
}

/** The page's own styles, which its program would request for itself, and those that it shares with others. */
async function untilStyled(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
  }
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
    document.head.append(link)
    // Then the program requests it.
    link.addEventListener('error', () => link.remove(), { once: true })
  }
  await untilStylesLoaded()
}
