import { chromiumPath } from './chromium.ts'
import { startEphemeris } from './server.ts'

/** Finds the browser and starts the server that most journeys share; the workers inherit both through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const [path, ephemeris] = await Promise.all([chromiumPath(), startEphemeris()])
  process.env.CHROMIUM_PATH = path
  process.env.EPHEMERIS_URL = ephemeris.url

  return async () => {
    await ephemeris.stop()
  }
}
