import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { GAME_IDS } from '../../../packages/core/src/games/game.ts'
import { LANGUAGES } from '../../../packages/core/src/language/language.ts'
import { firstTitles } from './first-titles.ts'
import { OLDEST_ENGINES } from './oldest-engines.ts'
import { pageTexts } from './page-texts.ts'

const ENTRY = 'src/lib/before-paint/before-paint.ts'

/**
 * What the page itself holds for its first paint: the styles, the script that comes before it, the title or the first
 * words of the page, and the welcome of newcomers. It has words in all languages; the styles show those of the current
 * one. (SHELL-4, SHELL-10, HOME-9, WEL-5)
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
        const hero = await firstHero()
        const welcome = await firstWelcome()
        const page = html
          .replace('<!-- before-paint -->', () => program)
          .replace('<!-- first-titles -->', titles)
          .replace('<!-- first-hero -->', hero)
          .replace('<!-- first-welcome -->', welcome)
        const shown = shownLanguage()
        return bundle ? withStyles(page, bundle, shown) : page.replace('</head>', `<style>${shown}</style></head>`)
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
  const others = LANGUAGES.map((code) => `html:not([lang=${code}]) #root>[aria-hidden]>[lang=${code}]`)
  return `${others.join(',')}{display:none}`
}

/** As the home page begins; for anyone who has chosen games with the frame of the first card. (HOME-10) */
async function firstHero(): Promise<string> {
  const texts = await pageTexts('home')
  const titles = texts.map(([language, { tonight }]) => `<b lang="${language}">${tonight}</b>`)
  const words = texts.map(([language, { intro }]) => `<p lang="${language}">${intro}</p>`)
  const mark = '<svg width="56" height="56" viewBox="0 0 64 64" fill="none"><use href="#first-mark"/></svg>'
  return [
    `<div class="first-tonight" aria-hidden="true">${titles.join('')}</div>`,
    `<div class="first-hero" aria-hidden="true">${mark}<b>Ephemeris</b>${words.join('')}</div>`,
  ].join('')
}

/** As the dialog begins that takes its place; no one is read it twice. */
async function firstWelcome(): Promise<string> {
  const texts = await pageTexts('welcome')
  const questions = texts.map(([language, { question }]) => `<b lang="${language}">${question}</b>`)
  const mark = '<svg width="26" height="26" viewBox="0 0 64 64" fill="none"><use href="#first-mark"/></svg>'
  const tiles = GAME_IDS.map((game) => `<i data-game="${game}"></i>`).join('')
  return [
    '<div class="first-welcome" aria-hidden="true">',
    `<span class="first-welcome-brand">${mark}Ephemeris</span>`,
    ...questions,
    `<div class="first-welcome-tiles">${tiles}</div>`,
    '</div>',
  ].join('')
}
