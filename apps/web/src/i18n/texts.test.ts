import { LANGUAGES, parseLanguage } from '@ephemeris/core/language/language'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'

const AREAS = import.meta.glob<Record<string, object>>('./*/*.ts', {
  base: '../../../../packages/texts/src',
  eager: true,
})
const SOURCES = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '../../../../packages/core/src/gacha/**/*.ts', '!../**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** What is the same word in English. */
const SHARED: ReadonlySet<string> = new Set([
  'uid.label',
  'dryRun.account',
  'appTitle',
  'kind.pc',
  'avatars.level',
  'sessions.via.qq',
  'sessions.via.microsoft',
  'qr',
  'outlook',
  'brand',
  'uid',
  'size',
  'altFigures',
  'names.discord',
  'names.webhook',
  'inSentence.webhook',
  'ok',
])
const SHARED_WITH_FRENCH: ReadonlySet<string> = new Set([
  'things.plan',
  'note',
  'server.names.UTC+1',
  'columns.type',
  'add.kind',
  'kind.mobile',
  'kind.cloudWeb',
  'types.version',
  'zone.region.UTC+1',
  'countdown.long.minutes',
  'dialog.units.minutes',
  'amount.minutes',
  'list.version',
  'words.records',
  'words.score',
  'words.limit_conditions',
  'words.desc',
  'versions.label',
  'features.interface.name',
  'total',
  'columns.version',
  'columns.dates',
  'names.push',
  'push.title',
  'columns.pity',
  'page.word',
])

const paths = Object.keys(AREAS)
const english = paths.filter((path) => path.startsWith('./en/'))

function textsIn(path: string): Map<string, string> {
  return new Map(Object.values(AREAS[path] ?? {}).flatMap((area) => leaves(area)))
}

function leaves(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : leaves(text, `${prefix}${key}.`),
  )
}

/** Names of arguments and tags: `{name}` is `name`, `<site>` is `<site>`; `other {days}` is a form, not an argument. */
function argumentsOf(text: string): string[] {
  return [
    ...new Set(text.match(/(?<!(?:\b(?:zero|one|two|few|many|other)|=\d) ?\{)(?<=\{)\w+(?=[,}])|<\w+>/g) ?? []),
  ].toSorted()
}

/** A plural's argument that nothing shows but the choice of a form: languages without plurals have no use for it. */
function isForFormsAlone(name: string, text: string): boolean {
  return text.includes(`{${name}, plural`) && !text.includes('#')
}

test('LANG-4 every area exists in every language', () => {
  const files = english.map((path) => path.slice('./en/'.length))
  expect(paths.toSorted()).toEqual(LANGUAGES.flatMap((lang) => files.map((file) => `./${lang}/${file}`)).toSorted())
})

test.each(paths)('LANG-4 %s has a text for every key, with the same values as in English', (path) => {
  const texts = textsIn(path)
  for (const [key, original] of textsIn(path.replace(/^\.\/[^/]+/, './en'))) {
    expect(texts.get(key)?.trim(), key).toBeTruthy()
    const given = argumentsOf(original)
    const used = argumentsOf(texts.get(key) ?? '')
    expect(given, key).toEqual(expect.arrayContaining(used))
    expect(used, key).toEqual(expect.arrayContaining(given.filter((name) => !isForFormsAlone(name, original))))
  }
})

test.each(paths)('LANG-4 %s can be formatted', (path) => {
  const faults: string[] = []
  const locale = parseLanguage(path.split('/')[1] ?? '') ?? 'en'
  const texts = textsIn(path)
  for (const [key, text] of texts) {
    const values = Object.fromEntries(argumentsOf(text).map((name) => [name.replace(/[<>]/g, ''), valueFor(name)]))
    const t = createTranslator({
      locale,
      messages: { text },
      onError: ({ message }) => faults.push(`${key}: ${message}`),
    })
    t.rich('text', values)
  }
  expect(faults).toEqual([])
})

function isShared(key: string, path: string): boolean {
  return SHARED.has(key) || (path.includes('/fr/') && SHARED_WITH_FRENCH.has(key))
}

/** Counts that are at least one wherever the text is shown: the devices of someone who has one. */
const NEVER_ZERO: ReadonlySet<string> = new Set(['everywhere.consequence'])

test.each(paths.filter((path) => path.startsWith('./fr/')))(
  'LANG-51 %s says 0 as such, which has the form of 1',
  (path) => {
    const wrong = [...textsIn(path)].filter(([key, text]) => {
      const plurals = text.matchAll(/\{(\w+), plural,([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)
      return [...plurals].some(([, count = '', forms = '']) => {
        const hasCount = forms.includes('=0 {') || /one \{[^}]*#/.test(forms) || text.includes(`{${count}, number}`)
        return forms.includes('one {') && forms.includes('#') && !hasCount && !NEVER_ZERO.has(key)
      })
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  },
)

/** What a language never writes, in a text without its arguments. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  en: /[’]{2}|\s[,.;:!?]| {2}/,
  fr: / [:;!?»]|\u00a0[;!?]|\u202f[:»]|«(?!\u00a0)|[^\u00a0\s]»|[a-zà-ÿ]'[a-zà-ÿ]|\s[,.](?!\d)| {2}/i,
  'zh-Hans': /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}| {2}|\p{Script=Hiragana}|[「」]/u,
  'zh-Hant': /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}| {2}|\p{Script=Hiragana}|[“”]/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?()]|[,;:!?()][\p{Script=Han}\p{Script=Hiragana}]|[，]| {2}/u,
  ko: /[，。：；！？（）]| [,.!?]| {2}/,
}

test.each(paths)('LANG-43 %s follows the typography of its language', (path) => {
  const fault = FAULTS[path.split('/')[1] ?? '']
  const faulty = [...textsIn(path)].filter(([, text]) => fault?.test(withoutArguments(text)))
  expect(faulty).toEqual([])
})

test.each(paths.filter((path) => path.includes('/zh-')))(
  'LANG-43 in %s no blank stands between a date, which ends in 日, and the words after it',
  (path) => {
    const faulty = [...textsIn(path)].filter(([, text]) =>
      /\{(?:date|day|likely|previous)\} \p{Script=Han}/u.test(text),
    )
    expect(faulty).toEqual([])
  },
)

test.each(paths.filter((path) => path.includes('/zh-')))('LANG-43 in %s a blank parts numbers from words', (path) => {
  const number = String.raw`\{(?:count|\w+, number)\}|[#\d]`
  const fault = new RegExp(String.raw`\p{Script=Han}(?:${number})|(?:${number})\p{Script=Han}`, 'u')
  expect([...textsIn(path)].filter(([, text]) => fault.test(text))).toEqual([])
})

/** `{count, plural, one {# day} other {# days}}` becomes the texts of its forms, `{name}` a letter. */
function withoutArguments(text: string): string {
  return text
    .replace(/\{\w+(?:, number(?:, ::[.0]+)?)?\}/g, 'x')
    .replace(/\{\w+, (?:plural|select),\s*|\s*(?:=\d|zero|one|two|few|many|other|expected) ?\{|\}|<\/?\w+>/g, '')
}

test.each(paths.filter((path) => !path.startsWith('./en/')))('LANG-44 %s leaves nothing in English', (path) => {
  const original = textsIn(path.replace(/^\.\/[^/]+/, './en'))
  const same = [...textsIn(path)].filter(
    ([key, text]) => text === original.get(key) && /[a-z]{2}/i.test(withoutArguments(text)),
  )
  expect(same.map(([key]) => key).filter((key) => !isShared(key, path))).toEqual([])
})

function valueFor(name: string) {
  return name.startsWith('<') ? (words: unknown) => String(words) : 3
}

test.each(english)('LANG-7 every key of %s is used somewhere', (path) => {
  const area = path.slice('./en/'.length, -'.ts'.length)
  const uses = usesOfKeys()
  const unused = [...textsIn(path).keys()].filter((key) => {
    const names = [...key.matchAll(/\./g)].map(({ index }) => [key.slice(0, index), key.slice(index + 1)] as const)
    const isUsedInPart = names.some(([part, name]) => uses(`${area}.${part}`) && uses(name))
    return !uses(key) && !uses(`${area}.${key}`) && !isUsedInPart
  })
  expect(unused).toEqual([])
})

/** Whether a key occurs in the sources, as a literal or as the result of a template such as `mark.${name}`. */
function usesOfKeys(): (key: string) => boolean {
  const code = Object.values(SOURCES).join('\n')
  const literals = new Set([...code.matchAll(/'([\w.+-]+)'/g)].map(([, key]) => key))
  const templates = [...code.matchAll(/`((?:[\w.+-]|\$\{[^}]*\})+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => /\$\{/.test(template) && template.replace(/\$\{[^}]*\}|\./g, '') !== '')
    .map((template) => new RegExp(`^${template.replace(/[.+]/g, '\\$&').replace(/\\?\$\{[^}]*\}/g, '[^.]+')}$`))
  return (key) => literals.has(key) || templates.some((template) => template.test(key))
}

test.each(paths)('LANG-49 %s names no price, so no language needs a currency', (path) => {
  const priced = [...textsIn(path)].filter(([, text]) =>
    /[$€¥￥₩£]|\b(?:USD|CNY|TWD|JPY|KRW|EUR)\b|, number, ::currency/.test(text),
  )
  expect(priced).toEqual([])
})

test('LANG-49 no source formats an amount of money', () => {
  const priced = Object.entries(SOURCES).filter(([, source]) => /style: 'currency'|\bcurrency:/.test(source))
  expect(priced.map(([path]) => path)).toEqual([])
})

/** Pages whose title is in the texts of their own, too: the first paint takes that of the shell. */
const TITLED_AREAS = {
  gacha: 'gacha',
  timeline: 'timeline',
  plan: 'plan',
  settings: 'settings',
  tonight: 'tonight',
  activityData: 'activityHistory',
} as const

test.each(LANGUAGES)('SHELL-10 a page has one title in %s, as its first paint shows it', (language) => {
  const shell = textsIn(`./${language}/shell.ts`)
  const titles = Object.entries(TITLED_AREAS).map(([page, area]) => [
    shell.get(`pages.${page}.title`),
    textsIn(`./${language}/${area}.ts`).get('title'),
  ])
  expect(titles.flat()).not.toContain(undefined)
  expect(titles.filter(([first, drawn]) => first !== drawn)).toEqual([])
})
