import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** Only components and hooks are compiled; a module without such a name holds neither. */
const MAY_HOLD_COMPONENTS = /forwardRef|memo|\b(?:[A-Z]|use[A-Z0-9])/

const COMPILER = fileURLToPath(import.meta.resolve('babel-plugin-react-compiler'))

/**
 * Runs the React Compiler over our own modules. The ready-made plugin for it, `@rolldown/plugin-babel`, asks for
 * Node 22, and this project builds with Node 20.19 too.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: MAY_HOLD_COMPONENTS },
      async handler(code, id) {
        const compiled = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [COMPILER],
        })
        return compiled?.code ? { code: compiled.code, map: compiled.map ?? null } : null
      },
    },
  }
}
