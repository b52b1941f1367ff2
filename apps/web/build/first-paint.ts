import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, type Rolldown } from 'vite'
import { PAGE_PATHS } from '../../../packages/contract/src/pages.ts'
import { GAME_IDS } from '../../../packages/core/src/games/game.ts'
import { LANGUAGES } from '../../../packages/core/src/language/language.ts'
import type { ListedPageId } from '../src/app/pages.ts'
import { gameColours } from './game-colours.ts'
import { OLDEST_ENGINES } from './oldest-engines.ts'
import { pageTexts, readApp } from './read-app.ts'

const ENTRY = 'src/lib/before-paint/before-paint.ts'

/**
 * What the page itself holds for its first paint: the styles with the colours of the games, the script that comes
 * before it, the title or the first words of the page, the main pages of the navigation, and the welcome of newcomers. It has words in all languages; the
 * styles show those of the current one. (SHELL-4, SHELL-10, HOME-9, WEL-5)
 */
export function firstPaint(): Plugin {
  let root = ''
  let isBuild = false

  return {
    name: 'first-paint',
    configResolved: (config) => {
      root = config.root
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const program = isBuild
          ? `<script>${await programOf(root)}</script>`
          : `<script type="module" src="/${ENTRY}"></script>`
        const titles = isBuild ? await firstTitles() : ''
        const navigation = isBuild ? await firstNavigation() : ''
        const tiles = GAME_IDS.map((game) => `<i data-game="${game}"></i>`)
        const page = (await withWords(html))
          .replace('<!-- before-paint -->', () => program)
          .replace('<!-- first-titles -->', titles)
          .replace('<!-- first-navigation -->', navigation)
          .replace('<!-- first-games -->', tiles.join(''))
        const more = shownLanguage() + (await gameColours())
        return bundle ? withStyles(page, bundle, more) : page.replace('</head>', `<style>${more}</style></head>`)
      },
    },
  }
}

/**
 * The page holds the styles of its entry itself, and requests those of its shared chunks behind what the first paint
 * shows: that paint waits for no other file, and the program, which comes last, for all styles.
 */
function withStyles(html: string, bundle: Rolldown.OutputBundle, more: string): string {
  const sheets = [...html.matchAll(SHEET)].map(([tag, file = '']) => ({ tag, file }))
  const own = sheets.find(({ file }) => file.startsWith('assets/index-'))
  const styles = bundle[own?.file ?? '']
  if (own === undefined || styles?.type !== 'asset') throw new RangeError('index.html lost its styles')
  delete bundle[own.file]
  const others = sheets.filter((sheet) => sheet !== own).map(({ tag }) => tag)
  return html
    .replaceAll(SHEET, '')
    .replace('</head>', () => `<style>${styles.source}${more}</style></head>`)
    .replace('</body>', () => `${others.join('')}</body>`)
}

const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

/** A classic script, which holds the paint back until it has run. */
async function programOf(root: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: OLDEST_ENGINES,
      write: false,
      rolldownOptions: { input: path.join(root, ENTRY), output: { format: 'iife' } },
    },
  })
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new RangeError(`${ENTRY} cannot stand in the page`)
  return chunk.code
}

/** Of words in all languages, those in the page's own. */
function shownLanguage(): string {
  const others = LANGUAGES.map((code) => `html:not([lang=${code}]) #root>[aria-hidden] [lang=${code}]`)
  return `${others.join(',')}{display:none}`
}

/** The title of each page that begins with it, each page in a line of its own. The server leaves that of the requested page. (SHELL-10) */
async function firstTitles(): Promise<string> {
  const [{ pages }, texts] = await Promise.all([readApp(), pageTexts('shell')])
  return PAGE_PATHS.filter(({ id }) => pages[id].beginsWithTitle)
    .map(({ id, path }) => {
      const titles = texts.map(([language, shell]) => `<b lang="${language}">${shell.pages[id].title}</b>`)
      return `<div class="first-title" aria-hidden="true" data-page="${path}">${titles.join('')}</div>`
    })
    .join('\n')
}

/** The main pages, each with its icon and its short name. (SHELL-9) */
async function firstNavigation(): Promise<string> {
  const [{ pages }, texts] = await Promise.all([readApp(), pageTexts('shell')])
  const entries = Object.entries(pages).flatMap(([id, page]) => {
    if (!('menu' in page) || page.menu !== 'main') return []
    const icon = renderToStaticMarkup(createElement(page.icon, { size: 20, strokeWidth: 1.75 }))
    const names = texts.map(([language, shell]) => `<b lang="${language}">${shell.pages[id as ListedPageId].short}</b>`)
    return `<span>${icon}${names.join('')}</span>`
  })
  return entries.join('')
}

/** `<!-- p home.intro -->` becomes a paragraph in each language. */
async function withWords(html: string): Promise<string> {
  const areas = { home: await pageTexts('home'), welcome: await pageTexts('welcome') }
  return html.replace(
    /<!-- (\w+) (home|welcome)\.(\w+) -->/g,
    (_, tag: string, area: keyof typeof areas, key: string) =>
      areas[area]
        .map(([language, texts]) => `<${tag} lang="${language}">${new Map(Object.entries(texts)).get(key)}</${tag}>`)
        .join(''),
  )
}
