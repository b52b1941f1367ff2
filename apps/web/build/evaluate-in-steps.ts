import type { Plugin } from 'vite'

/** Each in a task of its own: React, what the first screens share, the program. */
const STEPS: ReadonlySet<string> = new Set(['libraries', 'shared', 'index'])

/** Lets the page answer between the parts of the program that are evaluated at its start. */
export function evaluateInSteps(): Plugin {
  return {
    name: 'evaluate-in-steps',
    apply: 'build',
    renderChunk: (code, { name }) => (STEPS.has(name) ? `await new Promise((next) => setTimeout(next));\n${code}` : null),
  }
}
