import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../packages/core/src/games/game.ts'
import { ROOT } from './workspace.mjs'

const SOURCES = ['apps/server/src', 'apps/web/src', 'apps/web/build', 'packages']
const OF_TESTS = /\.test\.|\.test-data\.|\/testing\/|\/samples\/|\/node_modules\/|\/dist\//
const NAME = `['"](?:${GAME_IDS.join('|')})['"]`
/** A comparison with the name of a game, on either side, or a case of it. */
const CONDITION = new RegExp(`[!=]==? ?${NAME}|${NAME} ?[!=]==?|\\bcase ${NAME}|\\.includes\\(${NAME}\\)`)

test('OPS-109 no rule and no screen asks for a game by its name', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file)),
  )
  expect(files.length).toBeGreaterThan(1000)
  const named = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (CONDITION.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(named).toEqual([])
})
