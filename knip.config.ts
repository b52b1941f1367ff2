import process from 'node:process'
import type { KnipConfig } from 'knip'

/** With `--production`, tests use nothing: what only they call is dead, but a function may be exported for its test. */
const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'mutation/*.main.ts', 'mutation/support/*.setup.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'mutation/**/*.ts', '*.ts'],
      /** Of `mutation/package.json`, which is no workspace. */
      ignoreDependencies: ['@stryker-mutator/instrumenter'],
    },
    'packages/*': {
      entry: ['src/**/*.test.ts', 'src/report/main.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
      includeEntryExports: isProduction,
      ignore: isProduction ? ['src/**/*.test-data.ts'] : [],
    },
    'packages/texts': {
      /** Areas of the interface are found by looking into the folders. */
      entry: ['src/*/*.ts!'],
      project: ['src/**/*.ts!'],
    },
    'apps/server': {
      entry: [
        'src/platform/processes/one-word.test-data.ts',
        'src/testing/members/attack-member.ts',
        'src/testing/members/ingest-member.ts',
        'src/testing/pull-logs/import-member.ts',
        'src/testing/members/reminder-member.ts',
        'src/testing/members/server-member.ts',
      ],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/**/*.test-data.ts!', '!src/testing/**!'],
      ignoreDependencies: ['tsx'],
      /** Of Prometheus; without it the tests of alarms read the rules themselves. */
      ignoreBinaries: ['promtool'],
    },
    'apps/web': {
      entry: [
        'build/*.ts!',
        'src/lib/before-paint/before-paint.ts!',
        'src/lib/page/load-part.ts!',
        'src/lib/service-worker/service-worker.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!', 'build/**/*.ts!', '!src/**/*.test.{ts,tsx}!', '!src/**/*.test-data.ts!'],
      ignoreDependencies: ['@fontsource-variable/instrument-sans'],
    },
    e2e: {
      entry: ['*.ts', 'engines/*.ts', 'engines/support/global-setup.ts'],
      project: '**/*.ts',
    },
    bench: {
      entry: ['*.bench.ts', 'support/plan-in-page.ts'],
      project: '**/*.ts',
    },
    faults: {
      entry: '*.faults.ts',
      project: '**/*.ts',
      /** Of Linux; where they may not be used, the program says so. */
      ignoreBinaries: ['mount', 'umount'],
    },
  },
}

export default config
