import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { placeActivities } from '@ephemeris/core/activity/place'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import { DEFAULT_SERVER_ZONE, offsetOf } from '@ephemeris/core/time/zone'
import { GENERATED_AT } from './generated-activities.ts'

const DAY_PX = 50
const ROW_PX = 38
const ROWS = 22
const DAYS_BEFORE = 9
const DAYS = 29
const SERVER = offsetOf(DEFAULT_SERVER_ZONE)
const ALL_TIME = { start: wallTime(Number.NEGATIVE_INFINITY), end: wallTime(Number.POSITIVE_INFINITY) }

/** What the page shows of an activity. */
interface Listed {
  readonly id: string
  readonly title: string
  readonly startAt: Instant
  readonly endAt: Instant
}

export interface StaticPage {
  readonly origin: string
  close(): void
}

/**
 * The first screen of the timeline as written by hand: the top bar, the title, a calendar and the bars
 * that are in sight, in one file without a script. Nothing can show bars earlier.
 *
 * @param catalogue the answer of `GET /api/events`, as text
 */
export async function serveStaticPage(catalogue: string): Promise<StaticPage> {
  const page = brotliCompressSync(pageOf(listedIn(catalogue)))
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Those that run, as many as a window has rows. */
function listedIn(catalogue: string): Listed[] {
  const { games } = listActivities.reply.read(JSON.parse(catalogue).data)
  const activities = games.flatMap(({ activities }) => placeActivities(activities, () => SERVER, ALL_TIME))
  const running = activities.filter(({ startAt, endAt }) => startAt <= GENERATED_AT && endAt > GENERATED_AT)
  if (running.length < ROWS) throw new RangeError(`only ${running.length} activities run`)
  return running.slice(0, ROWS)
}

function pageOf(listed: readonly Listed[]): string {
  const days = Array.from({ length: DAYS }, (_, day) => `<i style="left:${day * DAY_PX}px">${(day % 31) + 1}</i>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Timeline</title><style>${STYLES}</style>
<header>Ephemeris</header><h1>Timeline</h1><main><nav>${days.join('')}</nav>${listed.map(barOf).join('')}</main></html>`
}

function barOf({ id, title, startAt, endAt }: Listed, row: number): string {
  const leftPx = xOf(startAt)
  const place = `left:${leftPx}px;width:${xOf(endAt) - leftPx}px;top:${60 + row * ROW_PX}px`
  return `<div class="bar" data-activity="${id}" style="${place}"><span>${title.replaceAll('<', '&lt;')}</span></div>`
}

function xOf(at: Instant): number {
  return Math.round(((at - GENERATED_AT) / DAY_MS + DAYS_BEFORE) * DAY_PX)
}

const STYLES = `
body { margin: 0; font: 15px/1.5 sans-serif; background: #fff; color: #16203a }
header { height: 56px; padding-left: 66px; line-height: 56px; border-bottom: 1px solid #d5d9e5; font-weight: 600 }
h1 { margin: 20px 24px; font-size: 28px }
main { position: relative; height: 900px; overflow: hidden }
nav i { position: absolute; width: ${DAY_PX}px; height: 900px; border-left: 1px solid #e8eaf2; text-align: center }
.bar { position: absolute; height: 32px; border: 1px solid #7c8bd8; border-radius: 8px; background: #e7eaff; overflow: hidden }
.bar span { padding-left: 32px; font-weight: 600; line-height: 30px; white-space: nowrap }`
