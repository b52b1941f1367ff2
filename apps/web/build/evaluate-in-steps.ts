import type { Plugin } from 'vite'

/** Each waits for a task of its own, after those that it imports; React, which imports none, needs no pause. */
const STEPS: ReadonlySet<string> = new Set(['libraries', 'wire', 'shared', 'index'])

const PAUSE = 'await new Promise((next) => setTimeout(next));\n'

/** Lets the page answer between the parts of the program that every start evaluates. */
export function evaluateInSteps(): Plugin {
  return {
    name: 'evaluate-in-steps',
    apply: 'build',
    renderChunk: (code, { name }) => (STEPS.has(name) ? PAUSE + code : null),
  }
}
