import { chromiumPath, headlessShellPath } from './chromium.ts'
import { ensureFonts } from './install.ts'
import { startEphemeris } from './server.ts'

/** Finds the browsers and starts the server that most journeys share; the workers inherit them through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const [browsers, ephemeris] = await Promise.all([prepareBrowsers(), startEphemeris()])
  process.env.JOURNEYS_CHROMIUM = browsers.shell ?? browsers.path
  process.env.CHROMIUM_PATH = browsers.path
  process.env.EPHEMERIS_URL = ephemeris.url

  return async () => {
    await ephemeris.stop()
  }
}

/** One after the other: a system installs one package at a time. */
async function prepareBrowsers(): Promise<{ path: string; shell: string | null }> {
  const path = await chromiumPath()
  const shell = await headlessShellPath()
  await ensureFonts()
  return { path, shell }
}
