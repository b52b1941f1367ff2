import { fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { supervise } from './platform/processes/supervisor.ts'

/** In the sources as in the bundle, the other programs are beside this one. */
const ENDING = import.meta.url.slice(import.meta.url.lastIndexOf('.'))

// The reader of our output may go away before us.
process.stdout.on('error', () => {})

const code = await supervise({
  program: new URL(`./main${ENDING}`, import.meta.url),
  handover: (deaths, port) => ({ deaths, port }),
  print: (line) => process.stdout.write(`${line}\n`),
  cleanUp: async () => {
    await once(fork(new URL(`./stop-database${ENDING}`, import.meta.url)), 'exit')
  },
})
process.exit(code)
