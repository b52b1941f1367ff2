import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { CLASS_NAMES } from './build/class-names.ts'
import { compiledTexts } from './build/compiled-texts.ts'
import { evaluateInSteps } from './build/evaluate-in-steps.ts'
import { firstPaint } from './build/first-paint.ts'
import { OLDEST_ENGINES } from './build/oldest-engines.ts'
import { PAGE_HINTS, pageHints } from './build/page-hints.ts'
import { serviceWorker } from './build/service-worker.ts'
import { webManifest } from './build/web-manifest.ts'
import { withoutNode } from './build/without-node.ts'

const chunks = chunkGroups()

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    compiledTexts(),
    factsWithoutNotes(),
    evaluateInSteps(),
    chunks.plugin,
    loadParts(),
    loadInOrder(),
    firstPaint(),
    pageHints(),
    webManifest(),
    serviceWorker(),
  ],
  css: CLASS_NAMES,
  build: {
    target: OLDEST_ENGINES,
    /** Policy of the served page: no inline data in scripts, and fonts are preloaded by their own address. */
    assetsInlineLimit: 0,
    modulePreload: {
      /** The module itself comes first: by that, `loadPart` knows it. The import inside it names no file. */
      resolveDependencies: (module, files, { hostType }) =>
        hostType === 'js' && module.endsWith('.js') ? [module, ...files.filter((file) => file !== module)] : files,
    },
    reportCompressedSize: false,
    /** In kB before compression; what travels is measured by the benchmarks. */
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      /** How the time of a build divides among plugins is no concern of the person who starts the product. */
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks.groups },
      },
    },
  },
  /** Readers of files come in parts, each when a file needs it. */
  worker: { format: 'es', plugins: () => [withoutNode()] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/show'].map((path) => [path, process.env.EPHEMERIS_API ?? 'http://127.0.0.1:3000']),
    ),
  },
})

/** Notes explain facts to those who check them: 1.7 of the 8 KB of income, cycles and versions, which home loads. */
function factsWithoutNotes(): Plugin {
  return {
    name: 'facts-without-notes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/gamedata\/data\/.*\.json$/ },
      handler: (json) => JSON.stringify(JSON.parse(json, (key, value) => (key === 'note' ? undefined : value))),
    },
  }
}

/** Each `import()` of the program goes through our own helper instead of the bundler's. */
function loadParts(): Plugin {
  const helper = path.join(import.meta.dirname, 'src/lib/page/load-part.ts')
  return {
    name: 'load-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { loadPart as __vitePreload } from ${JSON.stringify(helper)}` : null,
  }
}

/**
 * In the order in which they are needed: by priority, the styles and the page's one font for the first paint, which is in
 * the page itself; then the program, then what the page adds to it. The hints of pages are added afterwards.
 */
function loadInOrder(): Plugin {
  return {
    name: 'load-in-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const program = [...html.matchAll(PROGRAM)].map(([tag]) => tag)
        if (program.length === 0 || !html.includes(PAGE_HINTS)) throw new RangeError('index.html lost its program')
        const inFront = program.map((tag) => tag.replace(/<(script|link)/, '<$1 fetchpriority="low"')).join('')
        return {
          html: html.replace(PROGRAM, '').replace(PAGE_HINTS, `${inFront}${PAGE_HINTS}`),
          tags: Object.keys(bundle ?? {})
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head' as const,
            })),
        }
      },
    },
  }
}

/** The entry and what it imports at once. */
const PROGRAM = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
