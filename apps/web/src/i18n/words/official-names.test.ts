import { LANGUAGES, namedLanguages, parseLanguage } from '@ephemeris/core/language/language'
import { isSameName, OFFICIAL_NAMES } from '@ephemeris/gamedata/official-names'
import type { tonight } from '@ephemeris/texts/en/tonight'
import { expect, test } from 'vitest'

type TonightTexts = Pick<typeof tonight, 'names'>

const TEXTS = import.meta.glob<{ tonight: TonightTexts }>('./*/tonight.ts', {
  base: '../../../../../packages/texts/src',
  eager: true,
})
/** In the others the texts are ours. */
const NAMED = namedLanguages()
const FACTS = Object.values(OFFICIAL_NAMES)
const OFFICIAL = FACTS.flatMap(({ names }) => names).filter(({ kind }) => kind === 'daily')
const DOUBTFUL = FACTS.flatMap(({ doubtful }) => doubtful).filter(({ kind }) => kind === 'daily')

test.each(Object.entries(TEXTS))('CAT-45 %s calls daily tasks as the games do', (file, { tonight: { names } }) => {
  const language = parseLanguage(file.split('/')[1] ?? '')
  if (language === null) throw new RangeError(`no language: ${file}`)
  const shown = Object.entries(names).filter(([id]) => id.startsWith('daily_'))
  expect(shown).toHaveLength(4)
  const wrong = shown.filter(([id, text]) => {
    const official = OFFICIAL.find((row) => row.id === id)?.name[language]
    const isDoubtful = DOUBTFUL.some((row) => row.id === id && row.languages.includes(language))
    return official === undefined ? NAMED.includes(language) && !isDoubtful : isDoubtful || !isSameName(text, official)
  })
  expect(wrong).toEqual([])
})

test('CAT-45 daily tasks are compared in every language', () => {
  expect(Object.keys(TEXTS)).toHaveLength(LANGUAGES.length)
})
