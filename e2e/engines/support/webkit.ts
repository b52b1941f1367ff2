import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Capabilities } from 'selenium-webdriver'
import { findProgram } from '../../support/programs.ts'
import { startDriven } from './driven.ts'
import type { Engine } from './engine.ts'

const LIBRARIES = '/usr/lib'

/** WebKitGTK’s own small browser: what Safari renders with, without what Apple’s systems add. */
export const webkit: Engine = {
  title: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () => (findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']) ? findMiniBrowser() : null),
  start: (binary) =>
    startDriven({
      program: findProgram(['WebKitWebDriver']) ?? '',
      capabilities: () =>
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      display: process.env.ENGINES_DISPLAY ?? '',
    }),
}

/** It is no command: each version of the library brings its own. */
function findMiniBrowser(): string | null {
  if (!existsSync(LIBRARIES)) return null
  const places = readdirSync(LIBRARIES).map((folder) => path.join(LIBRARIES, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
  return findProgram([], places)
}
