import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { version as babelVersion, transformAsync } from '@babel/core'
import compilerPackage from 'babel-plugin-react-compiler/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

/** Only components and hooks are compiled; a module without such a name holds neither. */
const MAY_HOLD_COMPONENTS = /forwardRef|memo|\b(?:[A-Z]|use[A-Z0-9])/

const COMPILER = fileURLToPath(import.meta.resolve('babel-plugin-react-compiler'))

/** Compiled modules of earlier builds, by what they were compiled from: the compiler takes most of a build's time. */
const ROOT = path.resolve(import.meta.dirname, '../../..')
const STORE = path.join(ROOT, '.cache/react-compiler')
const KEPT_DAYS = 30

interface Compiled {
  readonly code: string
  readonly map: string | null
}

/**
 * Runs the React Compiler over our own modules. The ready-made plugin for it, `@rolldown/plugin-babel`, asks for
 * Node 22, and this project builds with Node 20.19 too.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
    buildStart: removeOld,
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: MAY_HOLD_COMPONENTS },
      handler: (code, id) => stored(keyOf(code, id), () => compile(code, id)),
    },
  }
}

async function compile(code: string, id: string): Promise<Compiled | null> {
  const compiled = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [COMPILER],
  })
  if (!compiled?.code) return null
  return { code: compiled.code, map: compiled.map ? JSON.stringify(compiled.map) : null }
}

function keyOf(code: string, id: string): string {
  // In development the compiler adds what reloads a changed module.
  const parts = [process.env.NODE_ENV ?? '', babelVersion, compilerPackage.version, path.relative(ROOT, id), code]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** A build that ends early leaves no half of a module: each is written beside its place and then renamed. */
async function stored(key: string, make: () => Promise<Compiled | null>): Promise<Compiled | null> {
  const file = path.join(STORE, `${key}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const made = await make()
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(made))
    renameSync(draft, file)
    return made
  }
}

function removeOld(): void {
  mkdirSync(STORE, { recursive: true })
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000
  for (const name of readdirSync(STORE)) {
    const file = path.join(STORE, name)
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (writtenAt !== undefined && writtenAt < oldest) rmSync(file, { force: true })
  }
}
