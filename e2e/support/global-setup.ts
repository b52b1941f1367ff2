import { chromiumPath, headlessShellPath } from './chromium.ts'
import { ensureFonts } from './install.ts'
import { removeDataDir, startEphemeris, temporaryDataDir } from './server.ts'

/** Finds the browsers and starts the server that most journeys share; the workers inherit them through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const [browsers, dataDir] = await Promise.all([prepareBrowsers(), prepareDataDir()])
  process.env.JOURNEYS_CHROMIUM = browsers.shell ?? browsers.path
  process.env.CHROMIUM_PATH = browsers.path
  process.env.JOURNEYS_DATA_DIR = dataDir
  const ephemeris = await startEphemeris()
  process.env.EPHEMERIS_URL = ephemeris.url

  return async () => {
    await ephemeris.stop()
    await removeDataDir(dataDir)
  }
}

/** What each server works with a copy of, unless its journey is about a first start. */
async function prepareDataDir(): Promise<string> {
  const dataDir = await temporaryDataDir()
  const first = await startEphemeris({ DATA_DIR: dataDir })
  await first.stop()
  return dataDir
}

/** One after the other: a system installs one package at a time. */
async function prepareBrowsers(): Promise<{ path: string; shell: string | null }> {
  const path = await chromiumPath()
  const shell = await headlessShellPath()
  await ensureFonts()
  return { path, shell }
}
