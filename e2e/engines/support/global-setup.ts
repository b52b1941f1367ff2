import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { ensureFonts, installPackage } from '../../support/install.ts'
import { findProgram } from '../../support/programs.ts'
import { startEphemeris } from '../../support/server.ts'
import type { Engine } from './engine.ts'
import { ENGINES } from './engines.ts'

/** Finds or installs the browsers, opens a screen for those that need one, and starts the server that all share. */
export default async function setup(): Promise<() => Promise<void>> {
  const missing: Record<string, string> = {}
  // One after the other: a system installs one package at a time.
  for (const [name, engine] of Object.entries(ENGINES)) {
    const reason = await prepare(engine)
    if (reason !== null) missing[name] = reason
  }
  await ensureFonts()
  if (process.env.ENGINES_REQUIRED && Object.keys(missing).length > 0)
    throw new Error(Object.values(missing).join('\n'))

  const screen = await openScreen()
  const ephemeris = await startEphemeris()
  process.env.EPHEMERIS_URL = ephemeris.url
  process.env.ENGINES_MISSING = JSON.stringify(missing)
  await printVersions()

  return async () => {
    await ephemeris.stop()
    screen?.kill()
  }
}

/** Why an engine cannot be had; `null` if it is here. */
async function prepare({ title, packages, find }: Engine): Promise<string | null> {
  if (find() !== null) return null
  for (const name of packages) await installPackage(name)
  return find() === null ? `${title}: not found, and Debian’s ${packages.join(' and ')} could not be installed` : null
}

/** WebKitGTK has no mode without a screen. */
async function openScreen(): Promise<{ kill: () => boolean } | null> {
  const program = findProgram(['Xvfb'])
  if (program === null) return null
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  process.env.ENGINES_DISPLAY = `:${String(number).trim()}`
  return screen
}

async function printVersions(): Promise<void> {
  const env = { ...process.env, DISPLAY: process.env.ENGINES_DISPLAY ?? '' }
  for (const engine of Object.values(ENGINES)) {
    const program = engine.find()
    if (program === null) continue
    const { stdout } = await promisify(execFile)(program, ['--version'], { env })
    process.stdout.write(`${engine.title}: ${stdout.trim()}\n`)
  }
}
