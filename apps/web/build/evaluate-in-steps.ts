import type { Plugin } from 'vite'

/** Each waits for a task of its own, after those that it imports; React, which imports none, needs no pause. */
const STEPS: ReadonlySet<string> = new Set(['libraries', 'wire', 'shared', 'index'])

/** Not by a timer: browsers let a page in the background wait a second for each. */
const PAUSE = `await new Promise((next) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = next
  port2.postMessage(null)
})
`

/** Lets the page answer between the parts of the program that every start evaluates. */
export function evaluateInSteps(): Plugin {
  return {
    name: 'evaluate-in-steps',
    apply: 'build',
    renderChunk: (code, { name }) => (STEPS.has(name) ? PAUSE + code : null),
  }
}
