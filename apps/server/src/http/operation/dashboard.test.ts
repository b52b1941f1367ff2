import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getProfile } from '@ephemeris/contract/account/account'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const DEPLOY = path.resolve(import.meta.dirname, '../../../../../deploy')

/** Of Prometheus' blackbox exporter. */
const OF_OTHERS: ReadonlySet<string> = new Set(['probe_ssl_earliest_cert_expiry'])

/** Names of metrics in an expression; words in brackets, quotes or after `by` are none. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z_]+\b(?!\s*\()/g)].map(([name]) => name).filter((name) => name.includes('_'))
}

function expressionsOf(file: string): string[] {
  const text = readFileSync(path.join(DEPLOY, file), 'utf8')
  if (file.endsWith('.yml')) return [...text.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression]) => expression ?? '')
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

test('OPS-89 metrics are read out of expressions', () => {
  expect(metricsIn('sum by (a_b) (rate(x_total{c_d="e_f"}[5m])) / max(y_z)')).toEqual(['x_total', 'y_z'])
})

test.each(['grafana-dashboard.json', 'alarms.yml'])('OPS-89 every metric of %s exists', async (file) => {
  const app = await startTestApp({ env: { CATALOGUE_SOURCES: 'official' } })
  const ada = await createTestUser(app, `metrics-${file.length}`)
  await app.call(getProfile, {}, { as: ada.token })
  const { text } = await app.ask('GET /metrics')
  const offered = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )

  const named = expressionsOf(file).flatMap(metricsIn)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !offered.has(name) && !OF_OTHERS.has(name))).toEqual([])
})
