import type { Plugin } from 'vite'

const PROGRAM = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/
const NAME_FOR_TOOLS = /^[\w$]+\.displayName = "[^"]*";$/gm
const MADE_BY_CALL = /(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g
const CLASS = /^var ([\w$]+) = (class extends React\d*\.Component \{.*?^\});$(?:\s+\1(\.contextType = [\w$]+);$)?/gms

/**
 * The router ships as one module, whose components are made by calls and named afterwards. A bundler takes both for
 * effects and keeps all of it, with forms, server rendering and prefetching. Marked as free of effects, what nobody
 * imports is left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: PROGRAM },
      handler: (code) => ({
        code: code
          .replace(NAME_FOR_TOOLS, '')
          .replace(MADE_BY_CALL, '/* @__PURE__ */ ')
          .replace(CLASS, (_, name, program, context) => `var ${name} = ${withoutEffects(program, context)};`),
        map: null,
      }),
    },
  }
}

function withoutEffects(program: string, context: string | undefined): string {
  const set = context === undefined ? '' : `made${context};`
  return `/* @__PURE__ */ (() => { const made = ${program}; ${set} return made })()`
}
