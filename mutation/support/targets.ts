import { readdirSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** What is changed, and which tests have to notice. */
export interface Target {
  /** Absolute paths. */
  readonly sources: readonly string[]
  /** Absolute paths. */
  readonly tests: readonly string[]
  /** Starts what the tests need; absolute path. */
  readonly globalSetup: string | null
}

/** The formats of files are read by `core` and mostly tested with the files themselves. */
const CORE_TESTS = ['core', 'contract', 'files', 'gamedata'].map((name) => `packages/${name}/src`)
const ACCOUNT_FOLDERS = ['apps/server/src/modules/account', 'apps/server/src/modules/mail']
/** Whose tests sign in, link and suspend through the account services. */
const ACCOUNT_CALLERS = ['modules/social', 'modules/qr-login', 'admin'].map((name) => `apps/server/src/${name}`)
/** What the account services are made of beside their own folders. */
const ACCOUNT_PLATFORM = ['password-hash', 'tokens', 'turns'].map((name) => `apps/server/src/platform/${name}`)

/** @throws RangeError for another name */
export function targetOf(name: string): Target {
  if (name === 'core') {
    return { sources: filesOf(['packages/core/src']).sources, tests: filesOf(CORE_TESTS).tests, globalSetup: null }
  }
  if (name === 'account') return accountServices()
  throw new RangeError(`unknown target ${name}: core or account`)
}

function accountServices(): Target {
  const { sources } = filesOf(ACCOUNT_FOLDERS)
  const { tests } = filesOf([...ACCOUNT_FOLDERS, ...ACCOUNT_CALLERS])
  return {
    sources: [...sources, ...ACCOUNT_PLATFORM.map((file) => path.join(ROOT, `${file}.ts`))],
    tests: [...tests, ...ACCOUNT_PLATFORM.map((file) => path.join(ROOT, `${file}.test.ts`))],
    globalSetup: path.join(ROOT, 'apps/server/src/testing/database/database-server.ts'),
  }
}

function filesOf(folders: readonly string[]): Pick<Target, 'sources' | 'tests'> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(ROOT, folder, name),
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const isTest = (file: string) => file.endsWith('.test.ts')
  return {
    sources: files.filter((file) => !isTest(file) && !file.endsWith('.test-data.ts')),
    tests: files.filter(isTest),
  }
}
