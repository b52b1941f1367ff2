import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { CLASS_NAMES } from './class-names.ts'
import { compiledTexts } from './compiled-texts.ts'

const ENTRY = 'src/first-screen/program.ts'

/**
 * Builds the program with which the server draws the first screen, beside the page and from the same sources: the names
 * of styles are the same. (PWA-22)
 */
export function firstScreen(): Plugin {
  let root = ''

  return {
    name: 'first-screen',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: {
      // The page has its number then.
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        const { build: id } = JSON.parse(readFileSync(path.join(dir, 'build.json'), 'utf8'))
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          css: CLASS_NAMES,
          plugins: [react({ compiler: true }), compiledTexts()],
          define: { 'process.env.NODE_ENV': '"production"', __BUILD_ID__: JSON.stringify(id) },
          ssr: { noExternal: true },
          build: { ssr: ENTRY, outDir: `${dir}-first-screen`, emptyOutDir: true, reportCompressedSize: false },
        })
      },
    },
  }
}
