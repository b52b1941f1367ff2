import type { ScratchCopy } from './scratch-copy.ts'

const NAME = (en: string) => ({ en, 'zh-Hans': en, 'zh-Hant': en, ja: en, ko: en, fr: en })
const SOUND = { confidence: 'high', src: ['K'] }
const RATES = { baseRate: 0.051, consolidatedRate: 0.13, hardPity: 10, featuredRate: 0.5 }

const pool = (id: string, kind: string, en: string) => ({
  ...{ id, kind, name: NAME(en), itemTypes: ['keeper', 'lamp'] },
  ...{ hardPity5: 90, baseRate5: 0.006, consolidatedRate5: 0.016, lastFlatPull: 73, softSlope: 0.06 },
  ...{ featuredRate5: 0.5, hasFiftyFifty: true, guaranteeAfterLoss: true, featuredRule: '50/50, next guaranteed' },
  ...{ fourStar: RATES, sharesPityWith: [], isOutcomeComputed: true, maxPulls: null, ticket: 'wick' },
  ...{ opened: '2025-06-01T02:00:00Z', src: ['K'] },
  confidence: { hardPity: 'high', rates: 'high', softPity: 'low', ticket: 'high' },
})

const item = (id: string, type: string, rank: number, en: string) => ({ id, type, rank, name: NAME(en) })

function doubt(kind: string, id: string) {
  return { kind, id, languages: Object.keys(NAME('')), reason: 'invented' }
}

/** The facts that a game cannot do without; what is empty here may be empty, by docs/add-a-game.md. */
const FACTS: Readonly<Record<string, unknown>> = {
  versions: [
    {
      ...{ id: 'lantern-v1.0', version: '1.0', name: {}, start: '2025-06-01T02:00:00Z', end: '2025-07-13T22:00:00Z' },
      ...{ status: 'observed', ...SOUND },
    },
  ],
  banners: [],
  events: [],
  recurring: [],
  pools: [pool('1', 'character', 'Tide Call'), pool('2', 'weapon', 'Lamp Call')],
  income: {
    ...{ currency: 'ember', paidCurrency: 'ember', tickets: [{ id: 'wick', price: 160 }] },
    ...{ sources: [], exchanges: [], refunds: [] },
  },
  permanent: [],
  items: [item('101', 'keeper', 5, 'Ilse of the Quay'), item('201', 'lamp', 3, 'Tin Lamp')],
  servers: [{ id: 'quay', area: 'global', uid: '^31\\d{8}$', offsetHours: 8, confidence: 'high' }],
  log: {
    ...{ poolParameter: 'pool', pageSize: 20, pauseMs: 500, keyHours: 24, delayHours: 2 },
    ...{ areas: [], queries: [], links: [], retention: [{ keptDays: 180, warnDays: 180, confidence: 'low' }] },
  },
  'currency-names': [
    { id: 'ember', name: NAME('Ember') },
    { id: 'wick', name: NAME('Wick') },
  ],
  'official-names': {
    names: [],
    doubtful: [
      ...[doubt('currency', 'ember'), doubt('currency', 'wick'), doubt('pool', '1'), doubt('pool', '2')],
      ...[doubt('stamina', 'stamina'), doubt('wish', 'wish')],
    ],
  },
  history: [],
  codes: [],
  'notice-rules': {},
  'notice-rewards': [],
  translations: {},
  observed: { until: '2026-10-09', versionDays: 42 },
}

const list = (name: string, files: readonly string[], more = '') =>
  `${files.map((file) => `import ${camel(file)} from '../../../data/lantern/${file}.json' with { type: 'json' }\n`).join('')}${more}
export const ${name} = { ${more === '' ? '' : '...HISTORY_FILES, '}${files.map(camel).join(', ')} }
`

function camel(file: string): string {
  return file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const text = (en: string) => JSON.stringify(NAME(en))

const SOURCES: Readonly<Record<string, string>> = {
  'packages/core/src/games/lantern/traits.ts': `import type { GameTraits } from '../game-traits.ts'

export const TRAITS: GameTraits = {
  publisher: 'other',
  topRankResetsAll: false,
  hasPullIds: false,
  hasItemIds: true,
  hasBannerIds: false,
  exchange: null,
  apart: null,
  rival: null,
  moonVersion: null,
  explainsEventTitles: false,
  showsWholeBannerTitles: false,
}
`,
  'packages/core/src/games/lantern/links.ts': `import type { GameLinks } from '../game-links.ts'

export const LINKS: GameLinks = {
  sites: { global: 'https://lantern.example', cn: 'https://lantern.example/cn' },
  tracker: { name: 'Lantern Log', url: 'https://log.lantern.example/' },
  redeem: null,
  launch: { global: {}, cn: {} },
}
`,
  'packages/core/src/games/lantern/pool-names.ts': `/** What tools call pools beside the game's own names, by the id of the pool. */
export const POOL_NAMES: Readonly<Record<string, readonly string[]>> = {}
`,
  'packages/gamedata/src/games/lantern/game.ts': `import { MINUTE_MS } from '@ephemeris/core/time/instant'
import currencyNames from '../../../data/lantern/currency-names.json' with { type: 'json' }
import observed from '../../../data/lantern/observed.json' with { type: 'json' }
import servers from '../../../data/lantern/servers.json' with { type: 'json' }
import type { NamedGame } from '../named-game.ts'

export const GAME: NamedGame = {
  name: ${text('Lantern Tides')},
  color: '#e0704a',
  bannerWord: ${text('Call')},
  characters: ${text('Keepers')},
  weapons: ${text('Lamps')},
  itemKinds: [
    { id: 'keeper', wire: 'Keeper', role: 'character', name: ${text('Keeper')} },
    { id: 'lamp', wire: 'Lamp', role: 'weapon', silhouette: 'card', name: ${text('Lamp')} },
  ],
  stamina: { max: 120, everyMs: 8 * MINUTE_MS, name: ${text('Oil')} },
  checkInPage: null,
  sampleUid: '3100000001',
  files: { servers, observed, currencyNames },
}
`,
  'packages/gamedata/src/games/lantern/plan-files.ts': list('PLAN_FILES', ['income', 'recurring', 'versions']),
  'packages/gamedata/src/games/lantern/pull-files.ts': list('PULL_FILES', ['log', 'pools']),
  'packages/gamedata/src/games/lantern/history-files.ts': list('HISTORY_FILES', ['history', 'items', 'permanent']),
  'packages/gamedata/src/games/lantern/catalogue-files.ts': list(
    'CATALOGUE_FILES',
    ['banners', 'codes', 'events', 'notice-rewards', 'notice-rules', 'official-names', 'translations'],
    "import { HISTORY_FILES } from './history-files.ts'\n",
  ),
}

/** The new files of a game with kinds, ranks and a publisher of its own, and no more facts than it needs. */
export const INVENTED_FILES: Readonly<Record<string, string>> = {
  ...SOURCES,
  ...Object.fromEntries(
    Object.entries(FACTS).map(([file, facts]) => [
      `packages/gamedata/data/lantern/${file}.json`,
      `${JSON.stringify(facts)}\n`,
    ]),
  ),
}

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
const PAGES = 'packages/contract/src/pages.ts'
const PULL_FACTS = 'packages/gamedata/src/pulls/load-pull-facts.ts'
const GAME_LIST = 'packages/core/src/games/game.ts'

/** The files that the recipe changes, beside that of the game's id. */
export const INVENTED_LISTS: readonly string[] = [...LISTS, FIRST_TRAITS, PAGES, PULL_FACTS]

/** The first step of docs/add-a-game.md. */
export function addId({ edit }: ScratchCopy): void {
  edit(GAME_LIST, "'wuthering'] as const", "'wuthering', 'lantern'] as const")
}

/** All others. */
export function addGame({ edit, read, write }: ScratchCopy): void {
  for (const [file, content] of Object.entries(INVENTED_FILES)) write(file, content)
  for (const file of LISTS) {
    const [line = '', name = '', from = ''] = /import \{ (\w+) as starrail \} from '([^']*)'\n/.exec(read(file)) ?? []
    edit(file, line, `import { ${name} as lantern } from '${from.replace('starrail', 'lantern')}'\n${line}`)
    edit(file, /\bzenless, wuthering \}/, 'zenless, wuthering, lantern }')
  }
  edit(
    FIRST_TRAITS,
    /(?=\n\}\n\nexport)/,
    `\n  lantern: { ranks: 'letters', firstPool: '1', weaponIdDigits: 3, shortName: ${text('Lantern')} },`,
  )
  edit(PULL_FACTS, /(?=\n\}\n)/, "\n  lantern: () => import('../games/lantern/history-files.ts'),")
  edit(PAGES, "'/almanac/wuthering',\n", "'/almanac/wuthering',\n  lantern: '/almanac/lantern',\n")
}
