import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Session as DriverSession, WebDriver } from 'selenium-webdriver'
import { findProgram } from '../../support/programs.ts'
import type { Engine, Session } from './engine.ts'
import { Marionette } from './marionette.ts'
import { waitFor } from './wait-for.ts'

/**
 * A free port, nothing but the product on the network, and a tap that stays one however late the finger is lifted: Firefox
 * clicks for no touch of more than 300 ms, and a busy machine needs longer.
 */
const PREFERENCES = `
user_pref("marionette.port", 0);
user_pref("apz.max_tap_time", 60000);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.download.folderList", 2);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("intl.accept_languages", "en-GB, en");
`

export const firefox: Engine = {
  title: 'Firefox',
  packages: ['firefox-esr'],
  find: () => findProgram(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox']),
  start,
}

async function start(program: string): Promise<Session> {
  const profile = await mkdtemp(path.join(tmpdir(), 'ephemeris-firefox-'))
  const downloads = path.join(profile, 'downloads')
  await mkdir(downloads)
  await writeFile(path.join(profile, 'user.js'), `${PREFERENCES}user_pref("browser.download.dir", "${downloads}");\n`)
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'Asia/Shanghai' },
  })
  const exited = once(browser, 'exit')
  const portFile = path.join(profile, 'MarionetteActivePort')
  await waitFor(() => existsSync(portFile))
  const marionette = await Marionette.connect(Number(await readFile(portFile, 'utf8')))
  const { sessionId } = await marionette.newSession()

  return {
    driver: new WebDriver(new DriverSession(sessionId, {}), marionette),
    downloads,
    end: async () => {
      marionette.end()
      browser.kill('SIGKILL')
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
