import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { GAME_IDS } from '../packages/core/src/games/game.ts'
import { addGame, addId, INVENTED_FILES, INVENTED_LISTS } from './invented-game.ts'
import { makeScratchCopy } from './scratch-copy.ts'
import { ROOT } from './workspace.mjs'

const copy = makeScratchCopy()

afterAll(copy.remove)

test('GAME-13 with its id alone, the compiler names each list that lacks a game', () => {
  addId(copy)
  const lacking = copy.faults().map((fault) => fault.replace(/:.*/, ''))
  expect(INVENTED_LISTS.filter((file) => !lacking.includes(file))).toEqual([])
})

test('GAME-13 with kinds, ranks and a publisher of its own, an invented game compiles in every workspace and test', () => {
  addGame(copy)
  expect(copy.typeFaults()).toEqual([])
})

test('GAME-13 with an invented game, the tests of facts, games and settings pass', () => {
  expect(copy.testFaults(['packages/gamedata', 'packages/core/src/games', 'packages/core/src/sync'])).toEqual([])
})

test('GAME-13 the recipe changes eleven files and adds 26', () => {
  const recipe = readFileSync(path.join(ROOT, 'docs/add-a-game.md'), 'utf8')
  expect([INVENTED_LISTS.length + 1, Object.keys(INVENTED_FILES).length]).toEqual([11, 26])
  expect(INVENTED_LISTS.filter((file) => !recipe.includes(path.basename(file)))).toEqual([])
})

test('GAME-13 no style sheet has a colour of a game', () => {
  const sheets = readdirSync(path.join(ROOT, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, source: readFileSync(path.join(ROOT, 'apps/web/src', file), 'utf8') }))
  const named = sheets.filter(({ source }) => GAME_IDS.some((game) => source.includes(`--${game}`)))
  expect(named.map(({ file }) => file)).toEqual([])
})

test('GAME-13 no other source names every game, except decoration and words that make a password weak', () => {
  const named = ['apps/web/src', 'apps/web/build', 'apps/server/src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.test-data)\.tsx?$/.test(file) && !file.startsWith('testing/'))
      .map((file) => `${folder}/${file}`)
      .filter((file) => namesAll(readFileSync(path.join(ROOT, file), 'utf8'))),
  )
  expect(named).toEqual([
    'apps/web/src/app/shell/star-chart.tsx',
    'apps/web/src/ui/art/hero-chart.tsx',
    'apps/server/src/modules/account/password/guessable-password.ts',
  ])
})

function namesAll(source: string): boolean {
  return ['genshin', 'starrail', 'zenless', 'wuthering'].every((game) => new RegExp(`\\b${game}\\b`).test(source))
}
