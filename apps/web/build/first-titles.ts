import { PAGE_PATHS, type PageId } from '../../../packages/contract/src/pages.ts'
import { pageTexts } from './page-texts.ts'

/** Their title is the first thing on the left; others begin with a button, or with the words of the home page. */
const TITLED: ReadonlySet<PageId> = new Set([
  'gacha',
  'timeline',
  'plan',
  'settings',
  'shortcuts',
  'activityData',
  'about',
  'tonight',
  'notification',
  'unsubscribe',
])

/** The title of each page in all languages, each page in a line of its own. The server leaves that of the requested page. (SHELL-10) */
export async function firstTitles(): Promise<string> {
  const texts = await pageTexts('shell')
  return PAGE_PATHS.filter(({ id }) => TITLED.has(id))
    .map(({ id, path }) => {
      const titles = texts.map(([language, { pages }]) => `<b lang="${language}">${pages[id].title}</b>`)
      return `<div class="first-title" aria-hidden="true" data-page="${path}">${titles.join('')}</div>`
    })
    .join('\n')
}
