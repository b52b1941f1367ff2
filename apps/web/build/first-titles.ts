import { PAGE_PATHS } from '../../../packages/contract/src/pages.ts'
import { pagesById } from './app-pages.ts'
import { pageTexts } from './page-texts.ts'

/** The title of each page that begins with it, in all languages, each page in a line of its own. The server leaves that of the requested page. (SHELL-10) */
export async function firstTitles(): Promise<string> {
  const [pages, texts] = await Promise.all([pagesById(), pageTexts('shell')])
  return PAGE_PATHS.filter(({ id }) => pages[id].beginsWithTitle)
    .map(({ id, path }) => {
      const titles = texts.map(([language, shell]) => `<b lang="${language}">${shell.pages[id].title}</b>`)
      return `<div class="first-title" aria-hidden="true" data-page="${path}">${titles.join('')}</div>`
    })
    .join('\n')
}
