import type { Plugin } from 'vite'

const EMPTY = '\0without-node'

/** What SQLite asks of Node, where it runs in one, is empty in a browser: it never gets there. */
export function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: (source, importer) => (source.startsWith('node:') && importer?.includes('/sql.js/') ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export default {}' : null),
  }
}
