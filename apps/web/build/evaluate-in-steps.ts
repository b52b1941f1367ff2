import type { Plugin } from 'vite'

const REACT = ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/']

/** By the folders of their modules. React imports none of the others; creating the schemas takes half the time of our own. */
export const STEPS_BY_FOLDER = [
  ['react', REACT],
  ['libraries', ['/node_modules/']],
  ['wire', ['/packages/contract/']],
] as const

export function isReact(module: string): boolean {
  return REACT.some((folder) => module.includes(folder))
}

export const SHARED = 'shared'

/** Each waits for a task of its own, after those that it imports; React needs no pause. */
const STEPS = ['libraries', 'wire', SHARED, 'index']

/** Not by a timer: in a page in the background each takes up to a second. */
const PAUSE = `await new Promise((next) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = next
  port2.postMessage(null)
})
`

/**
 * Lets the page answer between the parts of the program that every start evaluates.
 *
 * WebKit lets a module go on too early if a second one asks for what the first still waits for. So the entry alone may
 * ask for the steps while they are evaluated: no chunk imports the entry, and nothing is imported on demand before its
 * own statements.
 */
export function evaluateInSteps(): Plugin {
  return {
    name: 'evaluate-in-steps',
    apply: 'build',
    renderChunk: (code, { name }) => (STEPS.includes(name) ? PAUSE + code : null),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const missing = STEPS.filter((step) => !chunks.some(({ name }) => name === step))
      if (missing.length > 0) throw new RangeError(`no chunk is named ${missing.join(', ')}`)
      const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
      const importing = chunks.find(({ imports }) => imports.some((file) => entries.has(file)))
      if (importing) throw new RangeError(`${importing.fileName} imports the entry`)
    },
  }
}
