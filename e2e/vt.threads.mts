import { chromium } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { startEphemeris, temporaryDataDir, removeDataDir } from './support/server.ts'
import { BROWSER_FLAGS, headlessShellPath } from './support/chromium.ts'
function threads(root: number, skip: number) {
  const pp = new Map<number, number>()
  for (const d of readdirSync('/proc')) if (/^\d+$/.test(d)) try { pp.set(+d, +readFileSync(`/proc/${d}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')[1]!) } catch {}
  const sums = new Map<string, number>()
  for (const p of pp.keys()) { let q = p; while (q > 1 && q !== root && q !== skip) q = pp.get(q) ?? 0; if (q !== root || p === root) continue
    try { const type = /--type=([a-z-]+)/.exec(readFileSync(`/proc/${p}/cmdline`, 'utf8'))?.[1] ?? 'browser'
      for (const t of readdirSync(`/proc/${p}/task`)) { const s = readFileSync(`/proc/${p}/task/${t}/stat`, 'utf8'); const name = /\((.*)\)/.exec(s)![1]!.replace(/\d+$/, ''); const f = s.replace(/^.*\) /, '').split(' ')
        const k = type + ' ' + name; sums.set(k, (sums.get(k) ?? 0) + (+f[11]! + +f[12]!) / 100) } } catch {} }
  return sums }
const dataDir = await temporaryDataDir()
const server = await startEphemeris({ DATA_DIR: dataDir })
const b = await chromium.launch({ executablePath: (await headlessShellPath())!, args: BROWSER_FLAGS })
const base = { viewport: { width: 1440, height: 900 }, baseURL: server.url, colorScheme: 'light', locale: 'en-GB', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
const N = 8
const one = async (path: string, wait: number) => { const c = await b.newContext(base); const p = await c.newPage()
    await p.addInitScript(() => localStorage.setItem('ephemeris', JSON.stringify({ hasCompletedGameSelection: true, serverTimezone: 'UTC+8' })))
    await p.goto(path, { waitUntil: 'load' }); await p.locator('main').first().waitFor(); await p.waitForTimeout(wait); return c }
for (const [path, wait] of [['/timeline', 0], ['/timeline', 1500], ['/timeline', 5000], ['/settings', 1500], ['/', 1500]] as const) {
  await one(path, 500)
  const t0 = threads(process.pid, server.pid), m0 = process.cpuUsage()
  const cs = []; for (let i = 0; i < N; i++) cs.push(await one(path, wait))
  const t1 = threads(process.pid, server.pid), m = process.cpuUsage(m0)
  const rows = [...t1].map(([k, v]) => [k, (v - (t0.get(k) ?? 0)) / N] as const).filter(([, v]) => v > 0.008).sort((a, b) => b[1] - a[1])
  console.log('##', path, wait, 'total', rows.reduce((s, [, v]) => s + v, 0).toFixed(2), 'runner', ((m.user + m.system) / 1e6 / N).toFixed(2)); for (const [k, v] of rows) console.log('  ', v.toFixed(3), k)
  for (const c of cs) await c.close()
}
await b.close(); await server.stop(); await removeDataDir(dataDir)
