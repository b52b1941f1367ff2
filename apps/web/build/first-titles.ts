import { PAGE_PATHS, type PageId } from '../../../packages/contract/src/pages.ts'
import { shell as en } from '../src/i18n/locales/en/shell.ts'
import { shell as fr } from '../src/i18n/locales/fr/shell.ts'
import { shell as ja } from '../src/i18n/locales/ja/shell.ts'
import { shell as ko } from '../src/i18n/locales/ko/shell.ts'
import { shell as zhHans } from '../src/i18n/locales/zh-Hans/shell.ts'
import { shell as zhHant } from '../src/i18n/locales/zh-Hant/shell.ts'

const TEXTS = { en, fr, ja, ko, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

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
export function firstTitles(): string {
  return PAGE_PATHS.filter(({ id }) => TITLED.has(id))
    .map(({ id, path }) => {
      const titles = Object.entries(TEXTS).map(
        ([language, { pages }]) => `<b lang="${language}">${pages[id].title}</b>`,
      )
      return `<div class="first-title" aria-hidden="true" data-page="${path}">${titles.join('')}</div>`
    })
    .join('\n')
}
