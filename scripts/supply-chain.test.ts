import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { subset } from 'semver'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Licences that ask for no more than their text and, for MPL, the source of what was changed in their own files. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]

/** BSD-3-Clause, said in an old form that the lockfile does not carry; no part of what is shipped. */
const UNDECLARED = ['node_modules/parse-cache-control']

/** At least one SHA-512; a weaker one beside it does not count. */
const CHECKSUM = /(^| )sha512-[\w+/]{86}==( |$)/

interface Locked {
  readonly engines?: { readonly node?: string }
  readonly integrity?: string
  readonly link?: boolean
  readonly license?: string
  readonly resolved?: string
  readonly version?: string
}

/** The second one is of a tool that is installed on demand. */
const LOCKFILES = ['package-lock.json', 'mutation/package-lock.json']

const foreign = LOCKFILES.flatMap((file): [string, Locked][] => Object.entries(readJson(file).packages)).filter(
  ([where, { link }]) => where.includes('node_modules/') && !link,
)

function readJson(file: string) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

test('SEC-1 (C117) every package has a licence of the list', () => {
  const others = foreign.filter(([where, { license }]) => !UNDECLARED.includes(where) && !isPermitted(license ?? ''))
  expect(others).toEqual([])
})

function isPermitted(expression: string): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(' ')
  const licences = parts.filter((part) => part !== 'AND' && part !== 'OR')
  const hasChoice = parts.includes('OR')
  return hasChoice ? licences.some(isListed) : licences.every(isListed)
}

function isListed(licence: string): boolean {
  return LICENCES.includes(licence)
}

test('SEC-1 (C117) every package comes from the registry, by https where the lockfile names a place', () => {
  expect(foreign.length).toBeGreaterThan(100)
  for (const [where, { resolved, version }] of foreign) {
    expect(`${where} ${version}`).toMatch(/ \d+\.\d+\.\d+\S*$/)
    if (resolved !== undefined) expect(resolved).toMatch(/^https:\/\//)
  }
})

test('SEC-4 (C117) every package of the lockfiles, whichever platform it is for, has its checksum', () => {
  expect(foreign.filter(([, { integrity = '' }]) => !CHECKSUM.test(integrity)).map(([where]) => where)).toEqual([])
})

test('SEC-4 (C117) the bill of materials names every package that is shipped, with licence and checksum', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' })
  const { bomFormat, components }: { bomFormat: string; components: readonly Component[] } = JSON.parse(stdout)
  expect(bomFormat).toBe('CycloneDX')

  const named = new Map(components.map((one) => [`${one.name}@${one.version}`, one]))
  for (const workspace of ['apps/server', 'apps/web', 'packages/contract']) {
    const { dependencies = {}, optionalDependencies = {} } = readJson(`${workspace}/package.json`)
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@ephemeris/')) continue
      const [hash] = named.get(`${name}@${version}`)?.hashes ?? []
      expect(`${name} ${hash?.alg} ${hash?.content}`).toMatch(/ SHA-512 [0-9a-f]{128}$/)
    }
  }
  expect(components.filter(({ licenses }) => licenses[0]?.expression === '').map(({ name }) => name)).toEqual([])
  expect(components.map(({ name }) => name)).not.toContain('vitest')
})

interface Component {
  readonly name: string
  readonly version: string
  readonly licenses: readonly { readonly expression: string }[]
  readonly hashes: readonly { readonly alg: string; readonly content: string }[]
}

test('SEC-5 every package runs with every Node that the project promises', () => {
  const { node: promised } = readJson('package.json').engines
  const narrower = foreign.filter(([, { engines }]) => !subset(promised, engines?.node ?? '*'))
  expect(narrower.map(([where, { engines }]) => `${where} wants ${engines?.node}`)).toEqual([])
})

test('SEC-6 an installation runs no script of a package', () => {
  expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
})

test('SEC-1 (C117) every dependency is pinned to one version', () => {
  const files = ['package.json', 'e2e/package.json', 'bench/package.json', 'mutation/package.json', ...workspaces()]
  for (const file of files) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {}, overrides = {} } = readJson(file)
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
    expect(versions.filter(([name, version]) => !isPinned(name, String(version)))).toEqual([])
  }
})

function workspaces(): string[] {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/package.json`),
  )
}

function isPinned(name: string, version: string): boolean {
  return name.startsWith('@ephemeris/') || /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
}

test('SEC-2 (C105) no source of the web app makes markup or program out of text', () => {
  const ways =
    /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|setHTMLUnsafe|document\.write|createContextualFragment|srcdoc|eval\(|new Function\b)/
  const sources = readdirSync(path.join(ROOT, 'apps/web'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(src|public)\/.*\.(tsx?|js|html)$/.test(name) || name === 'index.html',
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((name) => ways.test(readFileSync(path.join(ROOT, 'apps/web', name), 'utf8')))).toEqual([])
})
