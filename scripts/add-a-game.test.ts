import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeScratchCopy } from './scratch-copy.ts'
import { ROOT } from './workspace.mjs'

const { root, edit, faults, run, remove } = makeScratchCopy()
const FOLDERS = ['packages/core/src/games', 'packages/gamedata/src/games', 'packages/gamedata/data']
/** Each takes a file of the game's folder under the name of the game. */
const LISTS = [
  'core/src/doctor/rows/pool-names.ts',
  'core/src/games/links.ts',
  'core/src/games/traits.ts',
  'gamedata/src/games/catalogue-files.ts',
  'gamedata/src/games/named-games.ts',
  'gamedata/src/games/plan-files.ts',
  'gamedata/src/games/pull-files.ts',
].map((file) => `packages/${file}`)
const FIRST_TRAITS = 'packages/core/src/games/first-traits.ts'
const OTHERS = [FIRST_TRAITS, 'packages/contract/src/pages.ts', 'packages/gamedata/src/pulls/load-pull-facts.ts']

afterAll(remove)

test('GAME-13 with its id alone, the compiler names each list that lacks a game', () => {
  edit('packages/core/src/games/game.ts', "'wuthering'] as const", "'wuthering', 'lantern'] as const")
  const lacking = faults().map((fault) => fault.replace(/:.*/, ''))
  expect([...LISTS, ...OTHERS].filter((file) => !lacking.includes(file))).toEqual([])
})

test('GAME-13 a made-up game with letter ranks and without ids of pulls has names, pools, an almanac and a page', () => {
  for (const folder of FOLDERS) startFrom(folder)
  for (const list of LISTS) {
    const [line = '', name = '', from = ''] =
      /import \{ (\w+) as wuthering \} from '([^']*)'\n/.exec(readFileSync(path.join(root, list), 'utf8')) ?? []
    edit(list, line, `${line}import { ${name} as lantern } from '${from.replace('wuthering', 'lantern')}'\n`)
    edit(list, /\bzenless, wuthering \}/, 'zenless, wuthering, lantern }')
  }
  const [traits = ''] =
    /^ {2}wuthering: \{.*?^ {2}\},\n/ms.exec(readFileSync(path.join(root, FIRST_TRAITS), 'utf8')) ?? []
  edit(FIRST_TRAITS, traits, traits + traits.replace('wuthering', 'lantern').replace("'stars'", "'letters'"))
  edit(
    'packages/gamedata/src/pulls/load-pull-facts.ts',
    /(?=\n\}\n)/,
    "\n  lantern: () => import('../games/lantern/history-files.ts'),",
  )
  edit(
    'packages/contract/src/pages.ts',
    "'/almanac/wuthering',\n",
    "'/almanac/wuthering',\n  lantern: '/almanac/lantern',\n",
  )
  expect(faults()).toEqual([])

  const printed = run(`
    import { almanacOf } from '@ephemeris/core/almanac/almanac'
    import { indexFacts } from '@ephemeris/core/gacha/facts'
    import { hasLetterRanks } from '@ephemeris/core/games/first-traits'
    import { instant } from '@ephemeris/core/time/instant'
    import { utcOffset } from '@ephemeris/core/time/zone'
    import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
    import { GAMES } from '@ephemeris/gamedata/games'
    import { PAGE_PATHS } from '@ephemeris/contract/pages'
    import { readNotices } from '@ephemeris/announcements/read-notices'
    console.log(JSON.stringify({
      names: GAMES.map(({ name }) => name.en),
      letters: hasLetterRanks('lantern'),
      pools: GACHA_FACTS.lantern.pools.map(({ id }) => id).slice(0, 2),
      hasAlmanac: almanacOf(indexFacts('lantern', GACHA_FACTS.lantern), { language: 'en', now: instant(Date.parse('2026-05-20T04:00:00Z')), server: utcOffset(480), isCharacter: () => true, announced: [] }).length > 20,
      page: PAGE_PATHS.some(({ path }) => path === '/almanac/lantern'),
      notices: readNotices('lantern', []).activities,
    }))
  `)
  expect(JSON.parse(printed)).toEqual({
    names: ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves', 'Lantern Tides'],
    letters: true,
    pools: ['1', '2'],
    hasAlmanac: true,
    page: true,
    notices: [],
  })
})

test('GAME-13 the recipe changes eleven files', () => {
  const recipe = readFileSync(path.join(ROOT, 'docs/add-a-game.md'), 'utf8')
  const files = ['packages/core/src/games/game.ts', ...LISTS, ...OTHERS]
  expect(files).toHaveLength(11)
  expect(files.filter((file) => !recipe.includes(path.basename(file)))).toEqual([])
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

/** The made-up game starts as a copy of one whose log gives no ids. */
function startFrom(folder: string): void {
  const from = path.join(root, folder, 'wuthering')
  const to = path.join(root, folder, 'lantern')
  cpSync(from, to, { recursive: true })
  for (const name of readdirSync(to)) {
    const file = path.join(to, name)
    const source = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      source.replaceAll('wuthering', 'lantern').replace("en: 'Wuthering Waves'", "en: 'Lantern Tides'"),
    )
  }
}
