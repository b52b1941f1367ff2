import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listMissingTexts } from './missing-texts.mjs'
import { makeScratchCopy } from './scratch-copy.ts'
import { startLanguage } from './start-language.mjs'
import { ROOT } from './workspace.mjs'

const ROWS = 'packages/core/src/language/language.ts'
const LIST = 'packages/texts/src/server-texts.ts'
const TEXTS = 'packages/texts/src'

/** By hand: the row of Esperanto, as docs/add-a-language.md says. */
const ROW = "  eo: { name: 'Esperanto', script: 'latin', date: /\\d+-a de \\p{L}+(?: \\d{4})?/gu, namesFrom: 'en' },\n"

const { root: copy, edit, faults, testFaults, remove } = makeScratchCopy()

afterAll(remove)

test('LANG-56 with a row alone, the check lists every file of texts and the list of the server, and nothing else', () => {
  edit(ROWS, "'fr'] as const", "'fr', 'eo'] as const")
  edit(
    ROWS,
    '\n} as const satisfies Readonly<Record<Language, LanguageRow>>',
    `\n${ROW}} as const satisfies Readonly<Record<Language, LanguageRow>>`,
  )
  const files = filesOf('en')
  expect(files.length).toBeGreaterThan(30)
  expect(listMissingTexts(copy)).toEqual(files.map((file) => `${TEXTS}/eo/${file} is missing.`))
  expect(faults()).toEqual([`${LIST}: Property 'eo' is missing`])
})

test('LANG-56 a language that starts as a copy of English lacks nothing, and what is taken out of it is listed', () => {
  startLanguage('eo', copy)
  for (const area of ['feed', 'mail', 'messages', 'refusals', 'titles']) {
    edit(LIST, /^/, `import { ${area} as ${area}Eo } from './eo/server/${area}.ts'\n`)
  }
  for (const area of ['gacha', 'gachaShare', 'tonight']) {
    edit(LIST, /^/, `import { ${area} as ${area}Eo } from './eo/${area}.ts'\n`)
  }
  const own =
    'feed: feedEo, gacha: gachaEo, gachaShare: gachaShareEo, mail: mailEo, messages: messagesEo, refusals: refusalsEo, titles: titlesEo'
  edit(LIST, /\}\n$/, `  eo: { ${own}, resets: tonightEo.names },\n}\n`)
  expect(listMissingTexts(copy)).toEqual([])
  expect(faults()).toEqual([])
  const failing = testFaults(['packages/gamedata', 'packages/core/src/gacha/names', 'packages/core/src/language'])
  expect(failing).toEqual([expect.stringContaining('LANG-1 the six languages are offered')])

  rmSync(path.join(copy, TEXTS, 'eo/plan.ts'))
  edit(`${TEXTS}/eo/shell.ts`, / {2}skip: .*\n/, '')
  edit(`${TEXTS}/eo/server/feed.ts`, / {2}gone: .*\n/, '')
  expect(listMissingTexts(copy)).toEqual([`${TEXTS}/eo/plan.ts is missing.`])
  expect(faults()).toEqual([
    `${TEXTS}/eo/server/feed.ts: Property 'gone' is missing`,
    `${TEXTS}/eo/shell.ts: Property 'skip' is missing`,
  ])
})

test('LANG-56 without the fallback of its names, the compiler lists each name that is missing', () => {
  edit(ROWS, ", namesFrom: 'en' }", ' }')
  const places = faults().map((fault) => fault.replace(/:.*/, ''))
  expect(places).toContain('packages/gamedata/src/games/genshin/game.ts')
})

test('LANG-56 nothing else in the apps has to name every language', () => {
  const typed = /(?<!Partial<)Record<Language,|: LocalizedText = \{/
  const naming = ['apps/web/src', 'apps/web/build', 'apps/server/src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => typed.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  )
  expect(naming).toEqual([])
})

/** Of a language in the copy, in the order of the check. */
function filesOf(language: string): string[] {
  return readdirSync(path.join(copy, TEXTS, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
}
