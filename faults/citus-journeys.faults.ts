import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY } from '../bench/support/folders.ts'
import { notRun } from './support/not-run.ts'

/** Fewer mean that files were left out. */
const AT_LEAST = 50
/** Each works with servers and databases of its own. */
const WORKERS = 2

const JOURNEYS = path.join(REPOSITORY, 'e2e')
/** As `e2e/playwright.config.ts` names it. */
const REPORT = path.join(REPOSITORY, '.cache/journeys-report.json')

/*
 * Runs every journey that has a server with accounts on a Citus cluster: each server gets a database of its own that is
 * divided by user. The other journeys ask no user table or make up the server's answers. (OPS-82)
 */
const { CITUS_URL } = process.env
if (CITUS_URL === undefined) notRun('journeys on a Citus cluster', 'CITUS_URL names no coordinator')

const files = readdirSync(JOURNEYS).filter(
  (name) => name.endsWith('.test.ts') && readFileSync(path.join(JOURNEYS, name), 'utf8').includes(' = accountServer('),
)
rmSync(REPORT, { force: true })
const program = path.join(REPOSITORY, 'node_modules/playwright/cli.js')
const options = ['test', '--config', 'e2e', '--workers', String(WORKERS)]
// Standard output is for figures.
const running = spawn(process.execPath, [program, ...options, ...files.map((name) => `e2e/${name}`)], {
  cwd: REPOSITORY,
  stdio: ['ignore', 2, 2],
})
await once(running, 'exit')
const { stats } = JSON.parse(readFileSync(REPORT, 'utf8'))

report('files of journeys on a Citus cluster', { value: files.length })
report('… journeys passed', { value: stats.expected, target: atLeast(AT_LEAST) })
report('… failed', { value: stats.unexpected + stats.flaky, target: atMost(0) })
