import type { Plugin, Rolldown } from 'vite'
import { asksNewcomers, PAGE_PATHS, type PageId } from '../../../packages/contract/src/pages.ts'
import { readApp } from './read-app.ts'
import { textChunksIn } from './text-chunks.ts'

interface Screen {
  /** The end of its path. */
  readonly module: string
  readonly areas: readonly string[]
}

/** Of the pages at which visits begin. */
export const FIRST_SCREENS: readonly string[] = [screenFile('home'), screenFile('timeline')]

/** What a newcomer is asked, above the page. */
export const WELCOME: Screen = {
  module: '/src/features/game-selection/welcome/welcome-dialog.tsx',
  areas: ['welcome'],
}

/** A table of its own says where the texts are, except for those of the first pages: see `i18n/load-texts`. */
const LATER_TEXTS = '/src/i18n/later-texts.ts'
const FIRST_AREAS: ReadonlySet<string> = new Set(['home', 'timeline', 'launch', 'welcome'])

/** Parts that most visits need after the first paint, and what they bring is a chunk of its own. */
export const SECOND_PARTS: Readonly<Record<string, readonly string[]>> = {
  content: [
    screenFile('gacha'),
    '/src/features/tonight/tonight-card.tsx',
    '/src/features/timeline/extras/bar-amounts.tsx',
  ],
  evening: ['/src/features/evening/game-evening.tsx', '/src/features/evening/bell/bell-toggle.tsx'],
}

/** Where they stand in `index.html`. */
export const PAGE_HINTS = '<!-- page-hints -->'

interface Hint {
  readonly file: string
  /** Which of `newcomer` and the languages must hold; empty: it is always wanted. */
  readonly when: readonly string[]
}

/**
 * What a page needs is asked for together with the program, not first when that has arrived. The hints bear the path of
 * their page (`data-page`); the server leaves in each page its own. Those with `data-when` wait for the script before
 * the first paint, which knows the language and who comes for the first time. (API-30)
 */
export function pageHints(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const { pages } = await readApp()
        const links = PAGE_PATHS.flatMap(({ id, path }) => {
          const { areas, over } = pages[id]
          const own = hintsOf(bundle, { module: screenFile(over ?? id), areas })
          const ownFiles = new Set(own.map(({ file }) => file))
          const asked = asksNewcomers(path) ? hintsOf(bundle, WELCOME) : []
          const others = asked.filter(({ file }) => !ownFiles.has(file))
          const hints = [...own, ...others.map(({ file, when }) => ({ file, when: ['newcomer', ...when] }))]
          return hints.map((hint) => linkOf(hint, path))
        })
        return html.replace(PAGE_HINTS, links.join(''))
      },
    },
  }
}

function hintsOf(bundle: Rolldown.OutputBundle, { module, areas }: Screen): Hint[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const inEveryPage = filesOf(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  )
  const texts = textChunksIn(bundle).filter(({ area }) => areas.includes(area))
  const programs = [module, ...(areas.some(isLater) ? [LATER_TEXTS] : [])]
  const files = new Set(programs.flatMap((path) => [...filesOf(chunks, chunkOf(chunks, path))]))
  return [
    ...[...files].filter((file) => !inEveryPage.has(file)).map((file) => ({ file, when: [] })),
    ...texts.map(({ fileName, language }) => ({ file: fileName, when: [language] })),
  ]
}

function isLater(area: string): boolean {
  return !FIRST_AREAS.has(area)
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new RangeError(`no chunk holds ${module}`)
  return chunk
}

/** What a chunk needs, itself included: the chunks that it imports at once, and their styles. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk | undefined): Set<string> {
  const files = new Set<string>()
  const waiting = chunk ? [chunk] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fileName, imports, viteMetadata } = next
    if (files.has(fileName)) continue
    files.add(fileName)
    for (const style of viteMetadata?.importedCss ?? []) files.add(style)
    waiting.push(...chunks.filter((other) => imports.includes(other.fileName)))
  }
  return files
}

function linkOf({ file, when }: Hint, page: string): string {
  const relation = file.endsWith('.css') ? 'preload' : 'modulepreload'
  const kind = file.endsWith('.css') ? 'as="style"' : 'fetchpriority="low"'
  const rel = when.length > 0 ? `data-when="${when.join(' ')}" data-rel` : 'rel'
  return `<link ${rel}="${relation}" ${kind} href="/${file}" crossorigin="" data-page="${page}">`
}

/** The end of the path of a page's screen: `/activity-data-screen.tsx`. */
function screenFile(id: PageId): string {
  return `/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`
}
