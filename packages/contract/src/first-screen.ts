import type { Language } from '@ephemeris/core/language/language'
import type { ServerZone } from '@ephemeris/core/time/zone'

/**
 * What changes the elements of a page, where styles alone do not: `phone` is narrower than 48em and `tablet` than 75em;
 * `side` is less than 30em high and at least 35em wide.
 */
export const LAYOUTS = ['phone', 'side', 'tablet', 'tablet-touch', 'wide', 'wide-touch'] as const

export type Layout = (typeof LAYOUTS)[number]

/** What the timeline of a visitor without settings depends on, beside the moment. */
export interface FirstScreenView {
  readonly language: Language
  /** The one that the zone of the device speaks for. */
  readonly server: ServerZone
  readonly layout: Layout
}

/** What the server asks the program that draws it. */
export interface FirstScreenQuestion {
  readonly view: FirstScreenView
  /** Of the server itself: the program asks there for what a browser would ask it for. */
  readonly origin: string
}

/** Where the server has the first screen of the timeline as JSON. (PWA-22) */
export function firstScreenPath({ language, server, layout }: FirstScreenView): string {
  return `/first-screen/${language}/${server}/${layout}`
}
