import { chromiumPath, headlessShellPath } from './chromium.ts'
import { startEphemeris } from './server.ts'

/** Finds the browsers and starts the server that most journeys share; the workers inherit them through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const [path, ephemeris] = await Promise.all([chromiumPath(), startEphemeris()])
  process.env.JOURNEYS_CHROMIUM = headlessShellPath() ?? path
  process.env.CHROMIUM_PATH = path
  process.env.EPHEMERIS_URL = ephemeris.url

  return async () => {
    await ephemeris.stop()
  }
}
