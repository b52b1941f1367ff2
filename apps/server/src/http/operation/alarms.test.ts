import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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
const CERTIFICATE = 'probe_ssl_earliest_cert_expiry{instance="https://ephemeris.example"}'
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
  EphemerisCertificateEnds: {
    fires: [{ [CERTIFICATE]: '518400x10' }, 5, { instance: 'https://ephemeris.example' }],
    stays: [{ [CERTIFICATE]: '1296000x10' }, 5],
  },
  EphemerisDiskLow: {
    fires: [{ [FREE]: '9x20', [SIZE]: '100x20' }, 15],
    stays: [{ [FREE]: '11x20', [SIZE]: '100x20' }, 15],
  },
  EphemerisDiskFull: {
    fires: [{ [FREE]: '2x20', [SIZE]: '100x20' }, 5],
    stays: [{ [FREE]: '9x20', [SIZE]: '100x20' }, 5],
  },
}

const RULES = path.resolve(import.meta.dirname, '../../../../../deploy/alarms.yml')
const ALARMS = Array.from(
  readFileSync(RULES, 'utf8').matchAll(/alert: (\w+)\n\s+expr: (.*)[\s\S]*?severity: (\w+)/g),
  ([, name = '', expression = '', severity = '']) => ({ name, expression, severity }),
)
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0

test('OPS-89 every alarm has a row in the documentation, and figures of its own metrics for which it is tried', () => {
  const operations = readFileSync(path.join(RULES, '../../docs/operations.md'), 'utf8')
  expect(ALARMS.map(({ name }) => name).toSorted()).toEqual(Object.keys(CASES).toSorted())
  for (const { name, expression } of ALARMS) {
    expect(operations).toContain(`\`${name}\``)
    const { fires, stays } = CASES[name] ?? {}
    for (const [series] of [fires ?? [], stays ?? []]) {
      const metrics = Object.keys(series ?? {}).map((text) => text.replace(/\{.*/, ''))
      expect([name, metrics.filter((metric) => !expression.includes(metric))]).toEqual([name, []])
    }
  }
})

test.runIf(HAS_PROMTOOL)('OPS-89 every alarm fires for what it is meant for, and not for what looks alike', () => {
  const trials = ALARMS.flatMap(({ name, severity }) => {
    const { fires, stays } = CASES[name] ?? {}
    return [...(fires ? [trialOf(name, fires, [severity])] : []), ...(stays ? [trialOf(name, stays, [])] : [])]
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-alarms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'alarms.json')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: trials }))
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  expect([status, stdout, stderr].join('\n')).toMatch(/^0\n/)
})

/** @param severities of what fires after so many minutes */
function trialOf(name: string, [series, minutes, labels]: Case, severities: readonly string[]) {
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([of, values]) => ({ series: of, values })),
    alert_rule_test: [
      {
        alertname: name,
        eval_time: `${minutes}m`,
        exp_alerts: severities.map((severity) => ({ exp_labels: { severity, ...labels } })),
      },
    ],
  }
}
