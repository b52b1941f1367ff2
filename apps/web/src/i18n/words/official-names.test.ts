import { LANGUAGES, namedLanguages, parseLanguage } from '@ephemeris/core/language/language'
import { isSameName, OFFICIAL_NAMES } from '@ephemeris/gamedata/official-names'
import type { shell } from '@ephemeris/texts/en/shell'
import type { tonight } from '@ephemeris/texts/en/tonight'
import { expect, test } from 'vitest'

type Names = Readonly<Record<string, string>>

const TONIGHT = import.meta.glob<{ tonight: Pick<typeof tonight, 'names'> }>('./*/tonight.ts', {
  base: '../../../../../packages/texts/src',
  eager: true,
})
const SHELL = import.meta.glob<{ shell: Pick<typeof shell, 'server'> }>('./*/shell.ts', {
  base: '../../../../../packages/texts/src',
  eager: true,
})
/** In the others the texts are ours. */
const NAMED = namedLanguages()
const FACTS = Object.values(OFFICIAL_NAMES)

function misnamed(file: string, kind: 'daily' | 'region', shown: Names): string[] {
  const language = parseLanguage(file.split('/')[1] ?? '')
  if (language === null) throw new RangeError(`no language: ${file}`)
  const names = FACTS.flatMap((game) => game.names).filter((row) => row.kind === kind)
  const doubts = FACTS.flatMap(({ doubtful }) => doubtful).filter((row) => row.kind === kind)
  const isWrong = (id: string, text: string) => {
    const official = names.find((row) => row.id === id)?.name[language]
    const isDoubtful = doubts.some((row) => row.id === id && row.languages.includes(language))
    return official === undefined ? NAMED.includes(language) && !isDoubtful : isDoubtful || !isSameName(text, official)
  }
  return Object.entries(shown).flatMap(([id, text]) => (isWrong(id, text) ? [`${id}: ${text}`] : []))
}

test.each(Object.entries(TONIGHT))('CAT-45 %s calls daily tasks as the games do', (file, { tonight: { names } }) => {
  const daily = Object.fromEntries(Object.entries(names).filter(([id]) => id.startsWith('daily_')))
  expect(Object.keys(daily)).toHaveLength(4)
  expect(misnamed(file, 'daily', daily)).toEqual([])
})

test.each(Object.entries(SHELL))('CAT-45 %s calls regions as the games do', (file, { shell: { server } }) => {
  expect(Object.keys(server.names)).toHaveLength(3)
  expect(misnamed(file, 'region', server.names)).toEqual([])
})

test('CAT-45 daily tasks and regions are compared in every language', () => {
  for (const files of [TONIGHT, SHELL]) expect(Object.keys(files)).toHaveLength(LANGUAGES.length)
})
