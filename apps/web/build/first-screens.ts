import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Pages at which visits begin, and the module of their screen. */
export const FIRST_SCREENS = [
  { path: '/', module: '/src/app/screens/home-screen.tsx' },
  { path: '/timeline', module: '/src/app/screens/timeline-screen.tsx' },
]

/**
 * A screen's chunk is asked for together with the program, not first when that has arrived. The hints bear the path of
 * their page (`data-page`); the server leaves in each page its own.
 */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const inEveryPage = filesOf(chunks, entry)
        return FIRST_SCREENS.flatMap(({ path, module }) => {
          const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
          if (!screen) throw new RangeError(`no chunk is made of ${module}`)
          const own = [...filesOf(chunks, screen)].filter((file) => !inEveryPage.has(file))
          return own.map((file) => hint(file, path))
        })
      },
    },
  }
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

function hint(file: string, path: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload', fetchpriority: 'low' }
  return { tag: 'link', attrs: { ...kind, href: `/${file}`, crossorigin: '', 'data-page': path }, injectTo: 'head' }
}
