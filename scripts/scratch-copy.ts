import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { listProjects, ONE_THREAD } from './check.mjs'
import { ROOT } from './workspace.mjs'

/** What both sides read: enough for what the compiler says of a list. */
const READ_BY_ALL = {
  extends: './tsconfig.base.json',
  compilerOptions: { types: ['node'] },
  include: ['core', 'contract', 'gamedata', 'announcements', 'texts'].map((name) => `packages/${name}/src/**/*.ts`),
  exclude: ['**/*.test.ts', '**/*.test-data.ts'],
}
/** All but the service worker, whose names contradict those of a page: a file that many import is looked at once. */
const WHOLE = {
  extends: './tsconfig.test.json',
  compilerOptions: { allowJs: true, checkJs: true },
  include: [...listProjects().map((project) => `${path.dirname(project)}/**/*`), 'vitest.config.ts'].map(
    (files) => `../../${files}`,
  ),
  exclude: ['src/lib/service-worker', 'public'],
}
/** Of every workspace. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist'])

/** A copy of the repository in which a recipe is followed. */
export interface ScratchCopy {
  readonly root: string
  read(file: string): string
  write(file: string, content: string): void
  /** @throws RangeError if the recipe names what is not there */
  edit(file: string, place: string | RegExp, text: string): void
  /** What the compiler says of the packages that both sides read: each file, and the beginning of what it lacks. */
  faults(): string[]
  /** What the compiler says of every workspace with its tests. */
  typeFaults(): string[]
  /** The unit tests that fail there, of these folders and files. */
  testFaults(where: readonly string[]): string[]
  remove(): void
}

export function makeScratchCopy(): ScratchCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'ephemeris-recipe-'))
  cpSync(ROOT, root, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) })
  linkModules(root)
  const project = path.join(root, 'tsconfig.json')
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }

  function compile(project: string): string[] {
    const args = ['node_modules/typescript/bin/tsc', '--project', project, '--pretty', 'false', ...ONE_THREAD]
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? [] : stdout.split('\n').filter((line) => line.includes('error TS'))
  }

  return {
    root,
    read,
    write,
    edit: (file, place, text) => {
      const source = read(file)
      const edited = source.replace(place, () => text)
      if (edited === source) throw new RangeError(`${file} has no ${place}`)
      write(file, edited)
    },
    faults: () => {
      writeFileSync(project, JSON.stringify(READ_BY_ALL))
      const lines = compile('tsconfig.json')
      rmSync(project)
      const found = lines.flatMap((line) => {
        const [, file, fault = ''] = /^(packages\/[^(]+)\(.*?\): error TS\d+: (.*)/.exec(line) ?? []
        return file === undefined ? [] : [`${file}: ${/^Property '\w+' is missing/.exec(fault)?.[0] ?? fault}`]
      })
      return [...new Set(found)].sort()
    },
    typeFaults: () => {
      write('apps/web/tsconfig.whole.json', JSON.stringify(WHOLE))
      return ['apps/web/tsconfig.whole.json', 'apps/web/tsconfig.worker.json'].flatMap(compile)
    },
    testFaults: (where) => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...where]
      const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
      const env = { ...Object.fromEntries(own), NO_COLOR: '1' }
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
      return status === 0 ? [] : (stderr.match(/^ FAIL .*/gm) ?? [`${stdout}${stderr}`])
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Packages of others are those of the repository, our own ones those of the copy. */
function linkModules(root: string): void {
  const modules = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(root, 'node_modules/@ephemeris'), { recursive: true })
  for (const name of readdirSync(modules).filter((entry) => entry !== '@ephemeris' && entry !== '.cache'))
    symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name))
  for (const workspaces of ['packages', 'apps'])
    for (const name of readdirSync(path.join(root, workspaces)))
      symlinkSync(path.join(root, workspaces, name), path.join(root, 'node_modules/@ephemeris', name))
  for (const own of ['apps/server', 'apps/web', 'e2e'])
    symlinkSync(path.join(ROOT, own, 'node_modules'), path.join(root, own, 'node_modules'))
}
