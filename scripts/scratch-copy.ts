import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

/** What both sides read. */
const PACKAGES = ['core', 'contract', 'gamedata', 'announcements', 'texts']
const PROJECT = {
  extends: './tsconfig.base.json',
  compilerOptions: { types: ['node'] },
  include: ['packages/*/src/**/*.ts'],
  exclude: ['**/*.test.ts', '**/*.test-data.ts'],
}

/** A copy of the packages in which a recipe is followed. */
export interface ScratchCopy {
  readonly root: string
  /** @throws RangeError if the recipe names what is not there */
  edit(file: string, place: string | RegExp, text: string): void
  /** What the compiler says: each file, and the beginning of what it lacks. */
  faults(): string[]
  /** What a program prints that imports from the packages. @throws Error if it fails */
  run(program: string): string
  remove(): void
}

export function makeScratchCopy(): ScratchCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'ephemeris-recipe-'))
  cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'))
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(PROJECT))
  for (const place of PACKAGES.flatMap((name) =>
    ['src', 'data', 'package.json'].map((part) => `packages/${name}/${part}`),
  )) {
    if (existsSync(path.join(ROOT, place))) cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true })
  }
  const modules = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(root, 'node_modules/@ephemeris'), { recursive: true })
  for (const name of readdirSync(modules).filter((entry) => entry !== '@ephemeris' && !entry.startsWith('.')))
    symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name))
  for (const name of PACKAGES)
    symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules/@ephemeris', name))

  return {
    root,
    edit: (file, place, text) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      const edited = source.replace(place, () => text)
      if (edited === source) throw new RangeError(`${file} has no ${place}`)
      writeFileSync(path.join(root, file), edited)
    },
    faults: () => {
      const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
      const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
      const found = stdout.split('\n').flatMap((line) => {
        const [, file, fault = ''] = /^(packages\/[^(]+)\(.*?\): error TS\d+: (.*)/.exec(line) ?? []
        return file === undefined ? [] : [`${file}: ${/^Property '\w+' is missing/.exec(fault)?.[0] ?? fault}`]
      })
      return [...new Set(found)].sort()
    },
    run: (program) => {
      const file = path.join(root, 'packages/core/program.ts')
      writeFileSync(file, program)
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
        cwd: root,
        encoding: 'utf8',
      })
      rmSync(file)
      if (status !== 0) throw new Error(stderr)
      return stdout
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
