import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../packages/core/src/language/language.ts'
import { titlesIn } from './spec-rules.mjs'
import { textsOf } from './texts.ts'
import { ROOT } from './workspace.mjs'

interface Entry {
  readonly words: readonly string[]
  readonly banned: readonly string[]
}

/** Folders whose comments and tests use the words of the docs. */
const COMMENTED = ['packages', 'scripts', 'bench', 'faults', 'mutation', 'apps', 'e2e']

/** Folders whose names in code use them as well. */
const NAMED = [...COMMENTED.filter((folder) => folder !== 'apps'), 'apps/server/src']

const PARTS = readFileSync(`${ROOT}/docs/glossary.md`, 'utf8').split(/^## /m)

function entriesOf(section: Language | 'docs'): Entry[] {
  const part = PARTS.find((text) => text.startsWith(`${section}\n`)) ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|') && !/^\|(?:-|\s*Word\b)/.test(line))
  return rows.map((row) => {
    const [, words = '', banned = ''] = row.split('|')
    return {
      words: words.split(',').map((word) => word.trim()),
      banned: Array.from(banned.matchAll(/`([^`]+)`/g), ([, word = '']) => word),
    }
  })
}

/** Words written with letters and spaces are found as words, others anywhere. */
function occurs(word: string, text: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const isLatin = /^\p{Script=Latin}/u.test(word)
  return new RegExp(isLatin ? `(?<![\\p{L}-])${escaped}(?![\\p{L}-])` : escaped, 'iu').test(text)
}

/** A banned word inside an allowed one ("ブラウザ" in "ブラウザー") is none, and arguments are not said. */
function faultsIn(text: string, entries: readonly Entry[]): string[] {
  const allowed = entries.flatMap(({ words }) => words).toSorted((one, other) => other.length - one.length)
  return entries.flatMap(({ banned }) =>
    banned.filter((word) => {
      const plain = text.replace(/\{\w+(?=[,}])/g, '{')
      const rest = allowed.filter((one) => one.includes(word)).reduce((left, one) => left.replaceAll(one, ' '), plain)
      return occurs(word, rest)
    }),
  )
}

test.each(LANGUAGES)('LANG-50 every text in %s uses the words of the glossary', async (language) => {
  const entries = entriesOf(language)
  expect(entries.length).toBeGreaterThan(10)
  const faults = (await textsOf(language)).flatMap(({ where, text }) =>
    faultsIn(text, entries).map((word) => `${where}: "${word}" in "${text}"`),
  )
  expect(faults).toEqual([])
})

/** Docs by their lines, code by its comments and the titles of its tests; a text in backticks is a name. */
function prose(file: string): { where: string; text: string }[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const lines = source
    .split('\n')
    .map((line, index) => ({ where: `${file}:${index + 1}`, text: file.endsWith('.md') ? line : commentOf(line) }))
  const titles = file.endsWith('.test.ts') ? titlesIn(source).map((text: string) => ({ where: file, text })) : []
  return [...lines, ...titles].map(({ where, text }) => ({ where, text: text.replace(/`[^`]*`/g, '') }))
}

function commentOf(line: string): string {
  return (
    line
      .match(/^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$/)
      ?.slice(1)
      .join('') ?? ''
  )
}

/** Names of a folder's files, by their path from the root. */
function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => path.join(folder, file))
}

test('LANG-55 docs, comments and titles of tests use the words of the glossary', () => {
  const entries = entriesOf('docs')
  const files = [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)],
    ...COMMENTED.flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs|css)$/)),
  ]
  expect(entries.length).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(500)
  const faults = files.map(prose).flatMap((parts) =>
    // A whole file at a time is faster: nearly all have none.
    faultsIn(parts.map(({ text }) => text).join('\n'), entries).length === 0
      ? []
      : parts.flatMap(({ where, text }) =>
          faultsIn(text, entries).map((word) => `${where}: "${word}" in "${text.trim()}"`),
        ),
  )
  expect(faults).toEqual([])
})

/** Names that are stored, and would need a migration: columns, a key in stored JSON, and a migration itself. */
const STORED_NAMES = ['told', 'told_at', 'toldTimes']
/** The account `nobody` of Unix. */
const ACCOUNT_NAMES = ['NOBODY', 'clusterOfNobody']

/** Comments, texts and regular expressions hold no names; what a template text inserts is named where it is made. */
const NO_NAMES =
  /\/\*[\s\S]*?\*\/|\/\/.*|(?<=[(=:,!&|?[]\s*)\/(?:\[(?:[^\]\\\n]|\\.)*\]|[^/[\\\n]|\\.)+\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** Forbidden words that a name of this source has in it: `isTold`, `TELL_AGAIN`. */
function namesWith(words: ReadonlySet<string>, source: string): string[] {
  const names = new Set(source.replace(NO_NAMES, "''").match(/[A-Za-z_]\w*/g))
  return [...names].filter((name) =>
    name
      .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
      .toLowerCase()
      .split('_')
      .some((part) => words.has(part)),
  )
}

test('LANG-55 names in code use words of the glossary', () => {
  const words = new Set(entriesOf('docs').flatMap(({ banned }) => banned))
  expect(namesWith(words, "isTold = 'tells'\nTELL_AGAIN(/nobody/, foretold)")).toEqual(['isTold', 'TELL_AGAIN'])
  // The web app chooses the keys of its texts.
  const files = NAMED.flatMap((folder) => filesIn(folder, /\.(?:ts|mjs)$/)).filter(
    (file) => !file.startsWith('packages/texts/'),
  )
  expect(files.length).toBeGreaterThan(500)
  const exempt = [...STORED_NAMES, ...ACCOUNT_NAMES]
  const faults = files.flatMap((file) =>
    namesWith(words, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((name) => !exempt.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(faults).toEqual([])
})

/** What a language never writes. */
const MISPRINTS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\p{L}'\p{L}|\s[,.;:!?](?!\p{L})| {2}/u,
  'zh-Hans': /\p{Script=Han}\s?[,;:!?()]|[,;!?()]\p{Script=Han}|\p{Script=Hiragana}/u,
  'zh-Hant': /\p{Script=Han}\s?[,;:!?()]|[,;!?()]\p{Script=Han}|\p{Script=Hiragana}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s?[,;:!?()]|[，]|\d (?:\p{Script=Han}|\p{Script=Hiragana})|(?:\p{Script=Han}|\p{Script=Hiragana}) \d/u,
  ko: /[，。：；！？（）]| [,.!?]/u,
  fr: / [:;!?»]|\u00a0[;!?]|\u202f[:»]|« |\p{L}'\p{L}/u,
}

test.each(LANGUAGES)('LANG-43 refusals and mails in %s follow the typography of the language', async (language) => {
  const texts = await textsOf(language)
  const faults = texts.filter(({ where, text }) => !where.startsWith('locale') && MISPRINTS[language]?.test(text))
  expect(faults).toEqual([])
})

/** One set of forms per language; exact numbers may be added, and `=1` stands for `one`. */
function formsOf(language: Language): readonly string[] {
  // French has "many" for millions alone, which nothing here reaches.
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return FORM_ORDER.filter((form) => pluralCategories.includes(form) && form !== 'many')
}

const FORM_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Numbers that count nothing, or are constants of the product and never one. */
const UNCOUNTED = ['slot', 'max', 'hard', 'pull']

function pluralsIn(text: string): string[][] {
  return Array.from(text.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g), ([, body = '']) =>
    Array.from(body.matchAll(/(?:^|\}|\s)\s*(=\d+|\w+) ?\{/g), ([, form = '']) => form),
  )
}

function hasForms(found: readonly string[], language: Language): boolean {
  const named = found.map((form) => (form === '=1' ? 'one' : form)).filter((form) => !form.startsWith('='))
  const forms = formsOf(language)
  const wanted = forms.length > 1 ? named : named.filter((form) => form !== 'one')
  return wanted.join() === forms.join()
}

/** A number before a noun in the plural, without forms. */
function countsBare(text: string): boolean {
  const [, name] = text.match(/\{(\w+), number\} (?:\p{L}+ )?(?!dans\b)\p{L}{2,}[sx](?!\p{L})/u) ?? []
  return name !== undefined && !UNCOUNTED.includes(name)
}

test.each(LANGUAGES)('LANG-51 every count in %s has the plural forms of the language', async (language) => {
  const faulty = (await textsOf(language)).filter(
    ({ text }) =>
      pluralsIn(text).some((found) => !hasForms(found, language)) || (formsOf(language).length > 1 && countsBare(text)),
  )
  expect(faulty).toEqual([])
})

test.each(LANGUAGES)('MAIL-6 a mail in %s names a control of the page by its label', async (language) => {
  const texts = await textsOf(language)
  const label = texts.find(({ where }) => where === 'locale account.reset.title')?.text ?? 'absent'
  const quoting = texts.filter(({ where }) => where === 'mail passwordChanged').map(({ text }) => text)
  expect(quoting.join(' ')).toContain(label)
})
