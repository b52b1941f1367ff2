import process from 'node:process'
import { startDev } from './dev.mjs'
import { ensureInstalled } from './install.mjs'
import { builtProgram, prepare } from './prepare.mjs'
import { ROOT } from './workspace.mjs'

const DEMO = {
  EPHEMERIS_ENV: 'development',
  EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z',
  EPHEMERIS_DEMO: '1',
  CATALOGUE_SOURCES: 'off',
  DATA_DIR: './data/demo',
}

process.chdir(ROOT)
try {
  await start(process.argv[2])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/** @param {string | undefined} mode */
async function start(mode) {
  if (mode === '--dev') {
    await ensureInstalled()
    await startDev()
    return
  }
  if (mode === '--demo') {
    for (const [name, value] of Object.entries(DEMO)) process.env[name] ??= value
    process.stdout.write(
      `Demonstration: the clock starts at ${process.env.EPHEMERIS_CLOCK}, data in ${process.env.DATA_DIR}\n`,
    )
  }
  await prepare()
  // From here on this process supervises the server.
  await import(builtProgram('supervise'))
}
