import { firstScreenPath, type Layout } from '@ephemeris/contract/first-screen'
import type { Language } from '@ephemeris/core/language/language'
import { isClockEnough, nearestClock, nearestServer } from '@ephemeris/core/time/server-preset'
import { DEFAULT_SERVER_ZONE, type ServerZone, type UtcOffset, utcOffset } from '@ephemeris/core/time/zone'
import { mayShowDrawing } from '#web/lib/before-paint/first-paint'
import { untilStylesLoaded } from '#web/lib/before-paint/styles-loaded'
import {
  buildNow,
  DRAWING,
  DRAWINGS,
  type Drawing,
  type Drawn,
  type DrawnNode,
  type FirstScreen,
  lookNow,
} from '#web/lib/kept-drawing/drawing'

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
export async function showKeptDrawing(entry: string | null, nowMs: number): Promise<void> {
  try {
    const kept = await caches.match(DRAWING, { cacheName: DRAWINGS })
    if (!kept) return
    const [drawing, look] = await Promise.all([kept.json() as Promise<Drawing>, lookNow(entry), untilStyled()])
    if (drawing.look !== look || nowMs < drawing.drawnAtMs || nowMs >= drawing.untilMs) return
    const movedPx = ((nowMs - drawing.drawnAtMs) / DAY_MS) * drawing.dayWidthPx
    const { frame, scroller } = frameOf(drawing)
    moveNow(frame, movedPx)
    for (const [side, px] of Object.entries(drawing.place)) frame.style.setProperty(side, `${px}px`)
    if (!show((root) => root.append(frame))) return
    const { left, top } = drawing.scroll
    scroller?.scrollTo({ left: left + movedPx, top, behavior: 'instant' })
  } catch {
    // Storage is blocked, or what was kept cannot be read: the page goes on without it.
  }
}

/** Shows the timeline as the server draws it for a visitor without settings, until the program has drawn it. (PWA-22) */
export async function showFirstScreen(language: Language): Promise<void> {
  try {
    const offset = utcOffset(-new Date().getTimezoneOffset())
    // The zone only where it matters: the browser's calendar takes tens of milliseconds to begin.
    const server = isClockEnough(offset) ? nearestClock(offset) : serverOfZone(offset)
    const reply = await fetch(firstScreenPath({ language, server, layout: layoutNow() }))
    if (!reply.ok) return
    const styled = untilStyled()
    const screen: FirstScreen = await reply.json()
    if (screen.build !== buildNow()) return
    // Built while styles may still be on their way.
    const { frame, scroller } = frameOf(screen)
    await styled
    // Beside what the program replaces: behind the welcome it stays until the page is drawn.
    if (show((root) => root.after(frame))) restAtNow(scroller, screen)
  } catch {
    // There is no connection, or the server has none: the page goes on without it.
  }
}

function serverOfZone(offset: UtcOffset): ServerZone {
  return nearestServer(Intl.DateTimeFormat().resolvedOptions().timeZone, offset) ?? DEFAULT_SERVER_ZONE
}

/** As the program finds it, by the same conditions. */
function layoutNow(): Layout {
  const has = (condition: string) => matchMedia(condition).matches
  if (has('(height < 30em) and (width >= 35em)')) return 'side'
  if (has('(width < 48em)')) return 'phone'
  const size = has('(width < 75em)') ? 'tablet' : 'wide'
  return has('(pointer: coarse)') ? `${size}-touch` : size
}

function restAtNow(scroller: HTMLElement | null, { gutterPx, nowShare }: FirstScreen): void {
  const line = scroller?.querySelector<HTMLElement>('[data-now]')
  if (!scroller || !line) return
  const left = Number.parseFloat(line.style.translate) - (scroller.clientWidth - gutterPx) * nowShare
  scroller.scrollTo({ left, top: Number(scroller.dataset.restTop), behavior: 'instant' })
}

function frameOf({ content }: Drawn) {
  const frame = document.createElement('div')
  frame.className = 'first-drawing'
  frame.inert = true
  frame.ariaHidden = 'true'
  frame.append(...nodesOf(content))
  return { frame, scroller: frame.querySelector<HTMLElement>('[data-timeline-scroll]') }
}

function moveNow(frame: HTMLElement, movedPx: number): void {
  for (const line of frame.querySelectorAll<HTMLElement>('[data-now]')) line.style.marginLeft = `${movedPx}px`
  for (const grid of frame.querySelectorAll<HTMLElement>('[style*="--now-x"]')) {
    grid.style.setProperty('--now-x', `${Number.parseFloat(grid.style.getPropertyValue('--now-x')) + movedPx}px`)
  }
}

/** @returns `false` if the program was quicker */
function show(place: (root: Element) => void): boolean {
  const root = document.querySelector('#root')
  if (!root || !mayShowDrawing(root)) return false
  place(root)
  return true
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
