import type { Plugin, Rolldown } from 'vite'
import { asksNewcomers, PAGE_PATHS, type PageId } from '../../../packages/contract/src/pages.ts'
import { readApp } from './read-app.ts'

/** Of the pages at which visits begin. */
export const FIRST_SCREENS: readonly string[] = [screenFile('home'), screenFile('timeline')]

/** What a newcomer is asked, above the page. */
export const WELCOME = { module: '/src/features/game-selection/welcome/welcome-dialog.tsx', areas: ['welcome'] }

/** Parts of a page's first view on a device that has chosen its games. */
const SHOWN_AT_ONCE: Partial<Record<PageId, readonly string[]>> = {
  home: ['/home-parts.tsx'],
  plan: ['/plan-answers.tsx'],
}

/** What pages load before they are quiet, and what nearly every visitor of the timeline opens. */
export const LOADED_WITH_PAGES: readonly string[] = [
  ...PAGE_PATHS.flatMap(({ id }) => [screenFile(id), ...(SHOWN_AT_ONCE[id] ?? [])]),
  ...['/drawn-face.tsx', '/bar-extras.tsx', '/layer-parts.ts'],
  WELCOME.module,
]

/** A table of its own says where the texts are, except for those of the first pages: see `i18n/load-texts`. */
const LATER_TEXTS = '/src/i18n/later-texts.ts'

/** Where they stand in `index.html`. */
export const PAGE_HINTS = '<!-- page-hints -->'

interface Hint {
  readonly file: string
  /** Which of `newcomer`, `known` and the languages must hold; empty: it is always wanted. */
  readonly when: readonly string[]
}

/**
 * What a page needs is asked for together with the program, not first when that has arrived. The hints bear the path of
 * their page (`data-page`); the server leaves in each page its own. Those with `data-when` wait for the script before
 * the first paint, which knows the language and who comes for the first time: others are known. (API-30)
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
          const own = hintsOf(bundle, [screenFile(over ?? id)], areas)
          const asked = asksNewcomers(path) ? hintsOf(bundle, [WELCOME.module], WELCOME.areas) : []
          const shown = hintsOf(bundle, SHOWN_AT_ONCE[id] ?? [], [])
          const forWhom = (who: string, hints: readonly Hint[]) =>
            hints
              .filter(({ file }) => !own.some((hint) => hint.file === file))
              .map(({ file, when }) => ({ file, when: [who, ...when] }))
          const hints = [...own, ...forWhom('newcomer', asked), ...forWhom('known', shown)]
          return hints.map((hint) => linkOf(hint, path))
        })
        return html.replace(PAGE_HINTS, links.join(''))
      },
    },
  }
}

function hintsOf(bundle: Rolldown.OutputBundle, modules: readonly string[], areas: readonly string[]): readonly Hint[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (path: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)))
  const missing = modules.filter((module) => chunkOf(module).length === 0)
  if (missing.length > 0) throw new RangeError(`no chunk holds ${missing.join()}`)
  const texts = textChunksIn(bundle).filter((texts) => texts.areas.some((area) => areas.includes(area)))
  const table = chunkOf(LATER_TEXTS).filter((chunk) => texts.some(({ file }) => chunk.dynamicImports.includes(file)))
  const inEveryPage = filesOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  return [
    ...[...filesOf(chunks, [...modules.flatMap(chunkOf), ...table])]
      .filter((file) => !inEveryPage.has(file))
      .map((file) => ({ file, when: [] })),
    ...texts.map(({ file, language }) => ({ file, when: [language] })),
  ]
}

/** What chunks need, themselves included: the chunks that they import at once, and their styles. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], wanted: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>()
  const waiting = [...wanted]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fileName, imports, viteMetadata } = next
    if (files.has(fileName)) continue
    for (const file of [fileName, ...(viteMetadata?.importedCss ?? [])]) files.add(file)
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

interface TextChunkFile {
  readonly file: string
  readonly language: string
  readonly areas: readonly string[]
}

/** The chunks that hold nothing but texts of one language. */
export function textChunksIn(bundle: Rolldown.OutputBundle): readonly TextChunkFile[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return []
    const found = output.moduleIds.map((id) => /\/packages\/texts\/src\/([\w-]+)\/(\w+)\.ts$/.exec(id))
    const language = found[0]?.[1]
    const areas = found.flatMap((match) => match?.[2] ?? [])
    return language && areas.length === found.length ? [{ file: output.fileName, language, areas }] : []
  })
}
