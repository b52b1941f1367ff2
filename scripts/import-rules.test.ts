import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const CONFIGURATION = [
  '.gitignore',
  'biome.json',
  'packages/biome.json',
  'apps/server/biome.json',
  'apps/web/biome.json',
  'scripts/features-apart.grit',
  'scripts/no-clock.grit',
  'scripts/no-normalize.grit',
  'scripts/web-layers.grit',
  'scripts/web-names.grit',
]

const IMPORT = 'lint/style/noRestrictedImports'
const GLOBAL = 'lint/style/noRestrictedGlobals'

/** What must be refused: its file, the line, and the rule that catches it. */
const VIOLATIONS: readonly (readonly [file: string, line: string, rule: string])[] = [
  ['packages/core/src/votes/a.ts', "import 'zod/mini'", IMPORT],
  ['packages/core/src/votes/b.ts', "import '@ephemeris/gamedata/games'", IMPORT],
  ['packages/core/src/votes/c.ts', "import 'node:fs'", IMPORT],
  ['packages/core/src/votes/d.ts', 'export const at = Date.now()', 'plugin'],
  ['packages/core/src/votes/e.ts', "export const at = 'é'.normalize('NFC')", 'plugin'],
  ['packages/gamedata/src/a.ts', "import '@ephemeris/contract/errors'", IMPORT],
  ['packages/contract/src/a.ts', "import '@ephemeris/gamedata/games'", IMPORT],
  ['packages/contract/src/b.ts', "import 'zod'", IMPORT],
  ['apps/server/src/a.ts', "import 'fastify'", IMPORT],
  ['apps/server/src/b.ts', "import 'kysely'", IMPORT],
  ['apps/server/src/c.ts', "import '@ephemeris/web/main'", IMPORT],
  ['apps/server/src/d.ts', "import '../../../packages/core/src/time/instant.ts'", IMPORT],
  ['apps/server/src/e.ts', 'export const mode = process.env.EPHEMERIS_ENV', 'lint/style/noProcessEnv'],
  ['apps/server/src/f.ts', "export const answer = fetch('https://example.org')", GLOBAL],
  ['apps/server/src/g.ts', 'setTimeout(() => {}, 1)', GLOBAL],
  ['apps/server/src/h.ts', "import 'node:timers/promises'", IMPORT],
  ['apps/server/src/i.ts', 'export const at = new Date()', 'plugin'],
  ['apps/server/src/http/a.ts', "import 'pg'", IMPORT],
  ['apps/server/src/db/a.ts', "import 'fastify'", IMPORT],
  ['apps/server/src/platform/a.ts', "import 'kysely'", IMPORT],
  ['apps/server/src/modules/votes/votes.routes.ts', "import './votes.queries.ts'", IMPORT],
  ['apps/server/src/modules/votes/votes.service.ts', "import 'kysely'", IMPORT],
  ['apps/server/src/modules/votes/a.ts', "import '#server/modules/catalogue/stored/catalogue.queries'", IMPORT],
  ['apps/server/src/modules/votes/votes.queries.ts', "import 'fastify'", IMPORT],
  ['apps/web/src/a.ts', "import '#server/env/env'", IMPORT],
  ['apps/web/src/b.ts', "import 'node:path'", IMPORT],
  ['apps/web/src/lib/a.ts', "import '#web/state/preferences'", 'plugin'],
  ['apps/web/src/i18n/a.ts', "import '#web/ui/button/button'", 'plugin'],
  ['apps/web/src/state/a.ts', "import '#web/features/timeline/timeline'", 'plugin'],
  ['apps/web/src/ui/a.ts', "import '#web/state/preferences'", 'plugin'],
  ['apps/web/src/ui/b.ts', "import '@ephemeris/core/games/game'", IMPORT],
  ['apps/web/src/features/timeline/a.ts', "import '#web/features/launch/launch'", 'plugin'],
  ['apps/web/src/features/timeline/b.ts', "import '#web/app/routes'", 'plugin'],
  ['apps/web/src/features/timeline/c.ts', "export const load = () => import('#web/features/launch/launch')", 'plugin'],
  ['apps/web/src/features/timeline/d.ts', "import '../launch/launch.ts'", 'plugin'],
  ['apps/web/src/features/timeline/e.ts', "export const load = () => import('../launch/launch.ts')", 'plugin'],
  ['apps/web/src/features/timeline/f.ts', 'export const load = () => import(`#web/features/launch/launch`)', 'plugin'],
  ['apps/web/src/features/timeline/head/a.ts', "export { launch } from './../../launch/launch.ts'", 'plugin'],
  [
    'apps/web/src/features/timeline/g.ts',
    "import type { Launch } from '#web/features/timeline/../launch/launch'",
    'plugin',
  ],
  ['apps/web/src/lib/b.ts', "import '../state/preferences.ts'", 'plugin'],
  ['apps/web/src/features/new-one/a.ts', "import '#web/features/timeline/timeline'", 'plugin'],
  ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'setTimeout', 'setInterval'].map(
    (name) => [`apps/web/src/state/uses-${name}.ts`, `export const it = ${name}`, GLOBAL] as const,
  ),
  ['apps/web/src/state/b.ts', 'export const at = Date.now()', 'plugin'],
  ['apps/web/src/state/c.ts', "export * from './b.ts'", 'lint/performance/noBarrelFile'],
  ['apps/web/src/state/d.ts', 'export default 1', 'lint/style/noDefaultExport'],
]

/** What the same places may do. */
const PERMITTED: readonly (readonly [file: string, line: string])[] = [
  ['packages/core/src/votes/ok.ts', "import '../time/instant.ts'"],
  ['packages/gamedata/src/ok.ts', "import '@ephemeris/core/games/game'"],
  ['packages/contract/src/ok.ts', "import 'zod/mini'\nimport '@ephemeris/core/time/instant'"],
  ['apps/server/src/env/env.ts', 'export const mode = process.env.EPHEMERIS_ENV'],
  ['apps/server/src/http/ok.ts', "import 'fastify'"],
  [
    'apps/server/src/platform/ok.ts',
    "export const now = Date.now()\nexport const answer = fetch('https://example.org')",
  ],
  ['apps/server/src/modules/votes/ok.queries.ts', "import 'kysely'"],
  ['apps/server/src/modules/votes/ok.ts', "import '#server/modules/catalogue/catalogue.service'"],
  ['apps/web/src/lib/ok.ts', 'export const now = Date.now()\nexport const storage = localStorage'],
  ['apps/web/src/i18n/ok.ts', "import '#web/lib/a'"],
  ['apps/web/src/state/ok.ts', "import '#web/lib/a'\nimport '#web/i18n/a'"],
  ['apps/web/src/ui/ok.ts', "import '#web/i18n/a'"],
  ['apps/web/src/features/timeline/ok.ts', "import '#web/features/timeline/a'\nimport '#web/ui/button/button'"],
  ['apps/web/src/features/timeline/head/ok.ts', "import './find-link.ps1?raw'"],
  ['apps/web/src/app/ok.ts', "import '#web/features/timeline/a'"],
]

const layout = mkdtempSync(path.join(tmpdir(), 'ephemeris-rules-'))
afterAll(() => rmSync(layout, { recursive: true }))

let found: readonly { category: string; location: { path: string } }[] = []

beforeAll(() => {
  for (const file of CONFIGURATION) cpSync(path.join(ROOT, file), path.join(layout, file), { recursive: true })
  for (const [file, text] of [...VIOLATIONS, ...PERMITTED]) {
    mkdirSync(path.dirname(path.join(layout, file)), { recursive: true })
    writeFileSync(path.join(layout, file), `${text}\n`)
  }
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: layout, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
})

test.each(VIOLATIONS)('OPS-40 the check refuses in %s: %s', (file, _line, rule) => {
  expect(found.filter(({ location }) => location.path === file).map(({ category }) => category)).toContain(rule)
})

test.each(PERMITTED)('OPS-40 the check permits in %s: %s', (file) => {
  expect(found.filter(({ location }) => location.path === file)).toEqual([])
})
