import type { Layout } from '@ephemeris/contract/first-screen'

/** A window as the server draws it: the program of the page asks it what it would ask a browser. */
interface StandIn {
  readonly widthPx: number
  readonly heightPx: number
  readonly isTouch: boolean
}

/** Of each layout as large as many are. The chart is drawn two steps beyond. */
const WINDOWS: Readonly<Record<Layout, StandIn>> = {
  phone: { widthPx: 430, heightPx: 860, isTouch: true },
  side: { widthPx: 860, heightPx: 400, isTouch: true },
  tablet: { widthPx: 1000, heightPx: 860, isTouch: false },
  'tablet-touch': { widthPx: 1000, heightPx: 1100, isTouch: true },
  wide: { widthPx: 1440, heightPx: 860, isTouch: false },
  'wide-touch': { widthPx: 1440, heightPx: 960, isTouch: true },
}

const EM_PX = 16
const SIZE = /^\((width|height) (<|>=) (\d+)em\)$/

let shown = WINDOWS.wide
/** Of the server that is asked for data. */
let origin = ''

/** What the next drawing finds: its window, its zone, and where its data come from. */
export function standAt(layout: Layout, zone: string, ofServer: string): void {
  shown = WINDOWS[layout]
  origin = ofServer
  // Node takes it over at once.
  process.env.TZ = zone
}

/** Conditions that no layout names, such as those of colours and motion, are left to the styles. */
function holds(condition: string): boolean {
  if (condition === '(pointer: coarse)') return shown.isTouch
  const [, side, relation, em] = SIZE.exec(condition) ?? []
  if (side === undefined) return false
  const isLess = (side === 'width' ? shown.widthPx : shown.heightPx) < Number(em) * EM_PX
  return isLess === (relation === '<')
}

const nothing = () => undefined
const listens = { addEventListener: nothing, removeEventListener: nothing }
const elements = { querySelector: () => null, querySelectorAll: () => [], body: null, documentElement: { lang: 'en' } }
const BareRequest = Request

const asked = {
  ...listens,
  window: Object.create(globalThis, {
    innerWidth: { get: () => shown.widthPx },
    innerHeight: { get: () => shown.heightPx },
  }),
  document: { ...listens, ...elements, visibilityState: 'hidden' },
  navigator: { languages: [], onLine: true },
  location: { pathname: '/timeline', search: '', hash: '' },
  history: { state: null },
  matchMedia: (query: string) => ({
    ...listens,
    get matches() {
      return query.split(', ').some((one) => one.split(' and ').every(holds))
    },
  }),
  Request: class extends BareRequest {
    constructor(address: string, options: RequestInit) {
      super(new URL(address, origin), options)
    }
  },
}

// Defined and not assigned: later versions of Node have a `navigator` that cannot be.
for (const [name, value] of Object.entries(asked)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
