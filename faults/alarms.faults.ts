import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY, removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { findProgram } from './support/find-program.ts'
import { notRun } from './support/not-run.ts'

/** What a metric has been each minute, in Prometheus' notation, and whether the alarm has to fire after so many. */
type Case = readonly [
  series: Readonly<Record<string, string>>,
  minutes: number,
  labels?: Readonly<Record<string, string>>,
]

const UP = 'up{job="ephemeris"}'
const ANSWERS = 'http_request_duration_seconds_count'
const STARTED = 'process_start_time_seconds{job="ephemeris"}'
const MAILS = 'jobs_total{outcome="mail failed"}'
const GIVEN_UP = 'jobs_total{outcome="webhook given up"}'
const SNAPSHOT = 'snapshot_timestamp_seconds{which="newest"}'
const FREE = 'data_disk_bytes{part="free"}'
const SIZE = 'data_disk_bytes{part="size"}'
const LATE = 'reminder_lateness_seconds_bucket'
const SLOW = 'http_request_duration_seconds_bucket'

/** By alarm: what makes it fire, and what must not. */
const CASES: Readonly<Record<string, { fires: Case; stays: Case }>> = {
  EphemerisAway: { fires: [{ [UP]: '0x5' }, 3, { job: 'ephemeris' }], stays: [{ [UP]: '1 0 1x5' }, 3] },
  EphemerisFails: {
    fires: [{ [`${ANSWERS}{status="500"}`]: '0+1x20' }, 15],
    stays: [{ [`${ANSWERS}{status="500"}`]: '3x20' }, 15],
  },
  EphemerisRefuses: {
    fires: [
      {
        [`${ANSWERS}{status="503"}`]: '0+2x20',
        [`${ANSWERS}{status="200"}`]: '0+98x20',
        // Of a process of a version that counts them.
        [`${ANSWERS}{route="/readyz",status="200"}`]: '0+6000x20',
      },
      15,
    ],
    stays: [{ [`${ANSWERS}{status="503"}`]: '0+1x20', [`${ANSWERS}{status="200"}`]: '0+999x20' }, 15],
  },
  EphemerisSlow: {
    fires: [
      { [`${SLOW}{le="1"}`]: '0+50x30', [`${SLOW}{le="+Inf"}`]: '0+100x30', [`${SLOW}{le="5"}`]: '0+100x30' },
      20,
    ],
    stays: [{ [`${SLOW}{le="1"}`]: '0+100x30', [`${SLOW}{le="+Inf"}`]: '0+100x30' }, 20],
  },
  EphemerisPoolFull: {
    fires: [{ 'database_pool{state="waiting"}': '2x20' }, 10],
    stays: [{ 'database_pool{state="waiting"}': '2 0 2 0 2 0 2 0 2 0 2' }, 10],
  },
  EphemerisMemory: {
    fires: [{ process_resident_memory_bytes: '1300000000x20' }, 15],
    stays: [{ process_resident_memory_bytes: '300000000x20' }, 15],
  },
  EphemerisLoopBlocked: {
    fires: [{ nodejs_eventloop_lag_p99_seconds: '0.3x20' }, 15],
    stays: [{ nodejs_eventloop_lag_p99_seconds: '0.1x20' }, 15],
  },
  EphemerisSourceSilent: {
    fires: [{ catalogue_source_age_seconds: '90000x20' }, 15],
    stays: [{ catalogue_source_age_seconds: '3600x20' }, 15],
  },
  EphemerisSourceUnread: {
    fires: [{ catalogue_source_parse_failures: '1x90' }, 70],
    stays: [{ catalogue_source_parse_failures: '0x90' }, 70],
  },
  EphemerisSourceShrinks: {
    fires: [{ 'catalogue_source_rows{source="genshin"}': '12x60 3x90' }, 130],
    stays: [{ 'catalogue_source_rows{source="genshin"}': '12x60 9x90' }, 130],
  },
  EphemerisSourceFails: {
    fires: [{ catalogue_source_failures: '6x60' }, 40],
    stays: [{ catalogue_source_failures: '1x60' }, 40],
  },
  EphemerisGuessing: {
    fires: [{ 'account_events_total{event="login failed"}': '0+150x20' }, 15],
    stays: [{ 'account_events_total{event="login failed"}': '0+10x20' }, 15],
  },
  EphemerisDied: { fires: [{ server_deaths_total: '0x5 1x5' }, 7], stays: [{ server_deaths_total: '1x30' }, 20] },
  EphemerisRestarts: {
    fires: [{ [STARTED]: '1+1x10' }, 8],
    stays: [{ [STARTED]: '1x5 2x20' }, 8],
  },
  EphemerisMailsFail: {
    fires: [{ [MAILS]: '0x5 30 60x30', 'jobs_total{outcome="reminder mail done"}': '0x40' }, 25],
    // A wrong address is tried after 1, 5 and 15 minutes.
    stays: [{ [MAILS]: '0 1 2 2 2 2 2 3x14 4x59', 'jobs_total{outcome="mail done"}': '0+1x80' }, 30],
  },
  EphemerisJobsGivenUp: { fires: [{ [GIVEN_UP]: '0x5 1x5' }, 8], stays: [{ [GIVEN_UP]: '1x90' }, 80] },
  EphemerisQueueOld: {
    fires: [{ 'job_waiting_seconds{kind="mail"}': '700+60x20' }, 10],
    stays: [{ 'job_waiting_seconds{kind="mail"}': '5x20' }, 10],
  },
  EphemerisRemindersUnplanned: {
    fires: [{ 'reminder_plans_total{outcome="failed"}': '0x5 1x40' }, 20],
    stays: [{ 'reminder_plans_total{outcome="failed"}': '0x40' }, 20],
  },
  EphemerisRemindersRefused: {
    fires: [{ 'reminders_total{outcome="push refused"}': '0x5 18x60' }, 20],
    stays: [
      { 'reminders_total{outcome="push refused"}': '0x5 18x60', 'reminders_total{outcome="push sent"}': '0+9x60' },
      30,
    ],
  },
  EphemerisRemindersLate: {
    fires: [
      { [`${LATE}{le="600"}`]: '0+1x40', [`${LATE}{le="3600"}`]: '0+9x40', [`${LATE}{le="+Inf"}`]: '0+9x40' },
      30,
    ],
    stays: [{ [`${LATE}{le="600"}`]: '0+9x40', [`${LATE}{le="+Inf"}`]: '0+9x40' }, 30],
  },
  EphemerisImportsFail: {
    fires: [{ 'pull_imports_total{outcome="internal"}': '0x5 1x5' }, 8],
    stays: [{ 'pull_imports_total{outcome="cancelled"}': '0+5x10' }, 8],
  },
  EphemerisFilesEnded: {
    fires: [{ 'heavy_work_total{outcome="file ended"}': '0+2x30' }, 25],
    stays: [
      { 'heavy_work_total{outcome="file ended"}': '0x30 1x30', 'heavy_work_total{outcome="file done"}': '0+9x60' },
      50,
    ],
  },
  // The clock of these tests begins at 0.
  EphemerisSnapshotOld: { fires: [{ [SNAPSHOT]: '0x2300' }, 2230], stays: [{ [SNAPSHOT]: '86400x2300' }, 2230] },
  EphemerisDiskLow: {
    fires: [{ [FREE]: '9x20', [SIZE]: '100x20' }, 15],
    stays: [{ [FREE]: '11x20', [SIZE]: '100x20' }, 15],
  },
  EphemerisDiskFull: {
    fires: [{ [FREE]: '2x20', [SIZE]: '100x20' }, 5],
    stays: [{ [FREE]: '9x20', [SIZE]: '100x20' }, 5],
  },
}

/*
 * Gives each alarm of `deploy/alarms.yml` the figures that it is for, and others that look alike: the first make it fire,
 * the others do not. (OPS-89)
 */
const promtool =
  findProgram('promtool') ?? notRun('alarms', 'promtool is not installed (Debian: apt-get install prometheus)')
const rules = path.join(REPOSITORY, 'deploy/alarms.yml')
const severities = new Map(
  [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)[\s\S]*?severity: (\w+)/g)].map(
    ([, name = '', severity = '']) => [name, severity],
  ),
)
const folder = temporaryFolder()
const failures: string[] = []
for (const [name, { fires, stays }] of Object.entries(CASES)) {
  if (!isAsExpected(name, fires, true)) failures.push(`${name} does not fire`)
  if (!isAsExpected(name, stays, false)) failures.push(`${name} fires without a reason`)
}
removeFolder(folder)
const untested = [...severities.keys()].filter((name) => !(name in CASES))
for (const line of failures) process.stderr.write(`${line}\n`)

report('alarms tried', { value: Object.keys(CASES).length, target: atLeast(20) })
report('… that do not fire, or fire without a reason', { value: failures.length, target: atMost(0) })
report('… alarms without a trial', { value: untested.length, target: atMost(0) })

function isAsExpected(name: string, [series, minutes, labels]: Case, isFiring: boolean): boolean {
  const file = path.join(folder, 'test.json')
  const expected = {
    alertname: name,
    eval_time: `${minutes}m`,
    exp_alerts: [{ exp_labels: { severity: severities.get(name), ...labels } }],
  }
  const trial = {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([of, values]) => ({ series: of, values })),
        alert_rule_test: [isFiring ? expected : { ...expected, exp_alerts: [] }],
      },
    ],
  }
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(trial))
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`)
  return status === 0
}
