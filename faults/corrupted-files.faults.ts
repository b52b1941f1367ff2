import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { runServerTest } from './support/server-test.ts'

/** `FAULT_FILES` in all; `SEED` repeats a run. */
const FILES = Number(process.env.FAULT_FILES ?? 1000)

/* Sends damaged files of every tool: the test that `npm test` runs with a sample. (DOC-12) */
const isKept = runServerTest('apps/server/src/modules/gacha/file/corrupted-files.test.ts', {
  CORRUPTIONS: String(FILES),
})
report('corrupted files sent', { value: FILES, target: atLeast(FILES) })
report('… runs with an unexpected answer', { value: Number(!isKept), target: atMost(0) })
