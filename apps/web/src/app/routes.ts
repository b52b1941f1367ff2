import { PAGE_PATHS, type PageId, withoutEndSlashes } from '@ephemeris/contract/pages'
import type { TextArea } from '@ephemeris/texts/areas'
import { type ListedPageId, type MenuEntry, PAGES_BY_ID, type PageEntry } from '#web/app/pages'
import { type Part, part } from '#web/i18n/part'

export interface AppPage extends Omit<PageEntry, 'screen'> {
  readonly path: string
  readonly id: PageId
  /** With the texts that it needs beside the common ones. */
  readonly screen: Part<object>
}

/** A page that the navigation offers. */
export interface ListedPage extends AppPage, MenuEntry {
  /** Key of its title under `shell.pages`. */
  readonly id: ListedPageId
}

export const PAGES: readonly AppPage[] = PAGE_PATHS.map(({ id, path }) => {
  const page = PAGES_BY_ID[id]
  return { ...page, id, path, screen: part(page.screen, page.areas) }
})

/** What the navigation offers, in its order; of the almanacs, which are one page, the first. (SHELL-1) */
export const LISTED_PAGES: readonly ListedPage[] = Object.keys(PAGES_BY_ID)
  .map((listed) => PAGES.find(({ id }) => id === listed))
  .filter(isListed)

/** Texts that every page needs. */
export const COMMON_AREAS: readonly TextArea[] = ['shell', 'errors']

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): AppPage | null {
  const address = withoutEndSlashes(pathname)
  return PAGES.find(({ path }) => path === address) ?? null
}

function isListed(page: AppPage | undefined): page is ListedPage {
  return page !== undefined && 'menu' in page
}
