import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Build } from '../src/lib/offline/build.ts'
import { OLDEST_ENGINES } from './oldest-engines.ts'
import { textChunksIn } from './page-hints.ts'

const ENTRY = 'src/lib/service-worker/service-worker.ts'

/** Too big for everybody: kept on a device once it was needed there. */
const ON_USE = /\.wasm$/

/** Opens databases. A user may be offline when they open their first database. (PWA-19) */
const READER = /\/sql-wasm-/

/** What the page itself asks for beside its hashed files. */
const PUBLIC_FILES = /^logo\.svg$/

/**
 * Builds `sw.js` beside the page, with the list of what to keep. The page carries the id of its build, and `build.json`
 * sends the newest one to pages that are open.
 */
export function serviceWorker(): Plugin {
  let root = ''
  let publicDir = ''
  let id = ''

  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        id = idOf([html, ...Object.keys(bundle ?? {}).toSorted(), ...contentsOf(publicDir)])
        return [{ tag: 'meta', attrs: { name: 'ephemeris-build', content: id }, injectTo: 'head' }]
      },
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      writeFileSync(path.join(dir, 'build.json'), JSON.stringify({ build: id }))
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: { __BUILD__: JSON.stringify({ id, ...filesIn(bundle, publicDir) } satisfies Build) },
        build: {
          target: OLDEST_ENGINES,
          outDir: dir,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: { input: path.join(root, ENTRY), output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

function idOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}

function contentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => readFileSync(file, 'base64'))
}

function filesIn(bundle: Rolldown.OutputBundle, publicDir: string): Omit<Build, 'id'> {
  const publicFiles = readdirSync(publicDir).filter((name) => PUBLIC_FILES.test(name))
  const shell = ['/', ...publicFiles.map((name) => `/${name}`)]
  const languageOf = new Map(textChunksIn(bundle).map(({ file, language }) => [file, language]))
  const texts: Record<string, string[]> = {}
  const readers: string[] = []
  for (const output of Object.values(bundle)) {
    if (!output.fileName.startsWith('assets/') || ON_USE.test(output.fileName)) continue
    const language = languageOf.get(output.fileName)
    const url = `/${output.fileName}`
    if (language) texts[language] = [...(texts[language] ?? []), url]
    else if (READER.test(url)) readers.push(url)
    else shell.push(url)
  }
  return { shell, texts, readers }
}
