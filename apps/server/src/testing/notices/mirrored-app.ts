import { createHash } from 'node:crypto'
import { type OpenActivity, writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import type { OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import type { Activity } from '@ephemeris/core/activity/activity'
import { HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import type { Deps } from '#server/deps'
import { openCatalogue } from '#server/modules/catalogue/catalogue.service'
import { ingestDue } from '#server/modules/catalogue/ingest/ingest-due'
import { sampleActivity } from '#server/modules/catalogue/sample-activity.test-data'
import { sourcesOf } from '#server/modules/catalogue/sources/source'
import { insertSources } from '#server/modules/catalogue/sources/source.queries'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { startUpstream, writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'

export const MIRROR = 'https://first.example'
export const SECOND = 'https://second.example'
export const NOW = Date.UTC(2026, 10, 22, 4)

const BOTH_AND_PUBLISHERS = { catalogueSources: { mirrors: [MIRROR, SECOND], asksPublishers: true } }
export const ONLY_FIRST = { catalogueSources: { mirrors: [MIRROR], asksPublishers: false } }
export const ONLY_SECOND = { catalogueSources: { mirrors: [SECOND], asksPublishers: false } }
export const ONLY_PUBLISHERS = { catalogueSources: { mirrors: [], asksPublishers: true } }

interface MirrorAnswer {
  readonly status: number
  readonly text: string
}

/** An app with two other instances and the publishers beside it; each test begins with the shipped catalogue. */
export async function startMirroredApp() {
  const publisher = await startNoticeServer()
  const asked: string[] = []
  /** What the instances answer; one without an answer is away. */
  const answers: { first?: () => MirrorAnswer; second?: () => MirrorAnswer } = {}
  const peer = (name: keyof typeof answers) =>
    startUpstream((request, response) => {
      asked.push(`${name} ${request.url}`)
      const { status, text } = answers[name]?.() ?? { status: 503, text: '' }
      const etag = `"${createHash('sha256').update(text).digest('hex')}"`
      const isKnown = status === 200 && request.headers['if-none-match'] === etag
      response
        .writeHead(isKnown ? 304 : status, { etag, ...(isKnown && { 'content-encoding': 'br' }) })
        .end(isKnown ? '' : text)
    })
  const [first, second] = [await peer('first'), await peer('second')]
  const upstreams = writeUpstreams({
    ...Object.fromEntries(publisher.origins.map((origin) => [origin, publisher.upstream.origin])),
    [MIRROR]: first.origin,
    [SECOND]: second.origin,
  })
  afterAll(() => {
    for (const { close } of [publisher.upstream, first, second]) close()
    publisher.upstreamsFile.remove()
    upstreams.remove()
  })
  const app = await startTestApp({
    prepare: loadShippedCatalogue,
    env: { EPHEMERIS_UPSTREAMS: upstreams.path },
    wait: async () => {},
  })
  const { deps, clock } = app

  /** Leaves nothing of what was read. @param of another instance, with a database of its own */
  async function forget(of: Deps = deps): Promise<void> {
    await sql`truncate announcement, notice_source, catalogue_correction`.execute(of.db)
    await loadShippedCatalogue(of)
    await sql`delete from catalogue_activity where retired_at is not null`.execute(of.db)
  }

  beforeEach(async () => {
    clock.set(new Date(NOW).toISOString())
    fillNotices(publisher)
    publisher.broken = null
    publisher.asked.length = 0
    asked.length = 0
    for (const name of ['first', 'second'] as const) delete answers[name]
    await forget()
  })

  /** A document that the other instance renewed an hour ago. */
  function documentOf(activities: readonly unknown[], rest: object = {}): string {
    const updated_at = new Date(clock.now() - HOUR_MS).toISOString().replace('.000', '')
    return JSON.stringify({ format: 'ephemeris-catalogue', version: '1.3', updated_at, activities, ...rest })
  }

  const serve =
    (...rows: readonly OpenActivity[]) =>
    () => ({ status: 200, text: documentOf(rows.map(writeOpenActivity)) })

  async function read(env: Parameters<typeof sourcesOf>[0] = BOTH_AND_PUBLISHERS, of: Deps = deps) {
    const sources = sourcesOf(env)
    await insertSources(
      of.db,
      sources.map(({ id }) => id),
      new Date(clock.now()),
    )
    await sql`update notice_source set next_at = now()`.execute(of.db)
    return ingestDue(of, sources, new AbortController().signal)
  }

  /** The whole catalogue, as an installation with these sources answers it. */
  async function servedDocument(env: Parameters<typeof sourcesOf>[0] = BOTH_AND_PUBLISHERS): Promise<OpenCatalogue> {
    const catalogue = await openCatalogue({ ...deps, env: { ...deps.env, ...env } })
    catalogue.close()
    return catalogue.open()
  }

  async function shown(of: Deps = deps): Promise<readonly Activity[]> {
    const catalogue = await openCatalogue(of)
    const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
    catalogue.close()
    return games.flatMap(({ activities }) => activities)
  }

  const named = async (title: string) => (await shown()).find((activity) => activity.title === title)

  return { ...app, publisher, answers, asked, forget, documentOf, serve, read, servedDocument, shown, named }
}

/** An event that runs from 18 November to 7 December, except for what is given. */
export function mirroredRow(name: string, rest: Partial<OpenActivity> = {}): OpenActivity {
  const { cycle: _cycle, ...activity } = sampleActivity(name, {
    start: '2026-11-18 10:00:00',
    end: '2026-12-07 03:59:59',
    source: { name: 'official', url: 'https://www.hoyolab.com/article/1', updatedAt: instant(NOW - HOUR_MS) },
  })
  return { ...activity, ...rest }
}
