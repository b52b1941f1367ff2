import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const TEXTS = /\/packages\/texts\/src\/[\w-]+\/\w+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
}

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Messages are taken apart while building: what reads their grammar does not travel, and no one waits for it. (LANG-46)
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'post',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform(code, id) {
      if (!TEXTS.test(id)) return null
      return { code: replaced(code, compiledIn(this.parse(code))), map: null }
    },
  }
}

/** The messages among the values of the objects in a program, in their order. */
function compiledIn(node: unknown): Replacement[] {
  if (Array.isArray(node)) return node.flatMap(compiledIn)
  if (!isNode(node)) return []
  if (node.type === 'Property' && 'value' in node && isNode(node.value) && typeof node.value.value === 'string') {
    const { start, end, value } = node.value
    return [{ start, end, text: JSON.stringify(compile(value)) }]
  }
  return Object.values(node).flatMap(compiledIn)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function replaced(code: string, replacements: readonly Replacement[]): string {
  let at = 0
  const parts = replacements.flatMap(({ start, end, text }) => {
    const before = code.slice(at, start)
    at = end
    return [before, text]
  })
  return [...parts, code.slice(at)].join('')
}
