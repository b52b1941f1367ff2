import { Capabilities } from 'selenium-webdriver'
import { BROWSER_FLAGS } from '../../support/chromium.ts'
import { findProgram } from '../../support/programs.ts'
import { startDriven } from './driven.ts'
import type { Engine } from './engine.ts'

/** The engine of all other journeys, driven as the others are: what fails here is no matter of engines. */
export const chromium: Engine = {
  title: 'Chromium',
  packages: ['chromium', 'chromium-driver'],
  find: () =>
    findProgram(['chromedriver'])
      ? (process.env.CHROMIUM_PATH ?? findProgram(['chromium', 'google-chrome-stable']))
      : null,
  start: (binary) =>
    startDriven({
      program: findProgram(['chromedriver']) ?? '',
      capabilities: (downloads) =>
        new Capabilities({
          browserName: 'chrome',
          'goog:chromeOptions': {
            binary,
            args: ['--headless=new', '--lang=en-GB', ...BROWSER_FLAGS],
            prefs: { 'download.default_directory': downloads },
          },
        }),
    }),
}
