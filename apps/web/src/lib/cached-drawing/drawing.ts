/** An element with its attributes and content, or a text. */
export type DrawnNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...DrawnNode[]]

/** The timeline as this device drew it at rest, for the first paint of its next visit. (PWA-20) */
export interface Drawing {
  /** Of the page that drew it, see `lookNow`. */
  readonly look: string
  /** By the server's clock, in ms. */
  readonly drawnAtMs: number
  /** When something on it begins, ends or is said differently, in ms by the server's clock: from then on it is not shown. */
  readonly untilMs: number
  /** Of a day of the calendar. */
  readonly dayWidthPx: number
  /** In the window. */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly scroll: { readonly left: number; readonly top: number }
  readonly content: DrawnNode
}

/** The store on the device, and the one entry in it. */
export const DRAWINGS = 'ephemeris-drawing'
export const DRAWING = '/timeline'

/**
 * All that a drawing depends on beside the moment: the build, the language, the window, the device's zone and
 * everything that is stored of settings and marks. A digest, since the settings hold what logs the device in.
 */
export async function lookNow(entry: string | null): Promise<string> {
  const { documentElement } = document
  const build = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-build"]')?.content
  const size = [window.innerWidth, window.innerHeight, window.devicePixelRatio]
  const parts = [build, documentElement.lang, ...size, new Date().getTimezoneOffset(), entry]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
