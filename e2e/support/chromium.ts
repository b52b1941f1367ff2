import { chromium } from 'playwright-core'
import { installChromium, installPackage } from './install.ts'
import { findProgram, isProgram } from './programs.ts'

/**
 * Parts of the browser that are no part of a page. The menu under its address bar, which no one sees here, is a page of
 * its own that would be loaded for every journey; that alone takes as long as the journey's page. The others are those
 * that the test driver itself switches off: only one such list counts.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Nothing but the product talks to the network. */
export const BROWSER_FLAGS = [
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Chromium without a window: pages are the same, and a journey costs a fifth less. It shows no notification. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * A Chromium to drive: the one that `CHROMIUM_PATH` names, one of the system, or the test driver's own, which is
 * fetched where there is no other.
 *
 * @throws if there is none and none can be had; the message says how to get one
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && !isProgram(named)) throw new Error(`CHROMIUM_PATH: there is no program at ${named}`)
  const found = named ?? findChromium()
  if (found !== null) return found

  const output = await installChromium()
  const installed = findChromium()
  if (installed === null) {
    throw new Error(
      `No Chromium was found and none could be installed. Install one, or name it by CHROMIUM_PATH.\n${output}`,
    )
  }
  return installed
}

/** The system's Chromium without a window, unless another is named or there is none, as outside Debian. */
export async function headlessShellPath(): Promise<string | null> {
  if (process.env.CHROMIUM_PATH !== undefined) return null
  const find = () => findProgram(SHELL_NAMES)
  if (find() === null) await installPackage('chromium-headless-shell')
  return find()
}

function findChromium(): string | null {
  return findProgram(NAMES, [...PLACES, chromium.executablePath()])
}
