import { type LogPage, logRequest } from '@ephemeris/core/gacha/link/log-request'
import { isKuroLink, type PullLogLink } from '@ephemeris/core/gacha/link/pull-log-link'
import { isJsonWithin, type JsonBounds } from '@ephemeris/core/json/json-size'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import type { Outbound } from '#server/platform/outbound/outbound-http'
import { readHoyoversePage } from './vendors/hoyoverse.ts'
import { readKuroPool } from './vendors/kuro.ts'
import { faulty, type PageFault, type PageReading } from './vendors/page-reading.ts'

/** So often a page is asked before the fault is believed; every other fault at once. */
const TRIES: Readonly<Partial<Record<PageFault, number>>> = {
  too_frequent: 5,
  upstream_unavailable: 3,
  upstream_garbled: 2,
}

/** Some answers come to browsers alone. */
const HEADERS = {
  accept: 'application/json',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

/** The megabyte that is read of an answer holds 6,500 pulls of seven fields, the longest log of a banner type. (CHAL-14) */
const BOUNDS: JsonBounds = { depth: 16, names: 100_000, values: 120_000 }

interface ReaderOptions {
  readonly outbound: Pick<Outbound, 'ask'>
  /** Between two pages. */
  readonly pagePauseMs: number
  /** Waits before the next request, … */
  readonly pause: (ms: number) => Promise<void>
  /** … and ends everything. */
  readonly signal: AbortSignal
}

export interface LogReader {
  /** @throws whatever `signal` was aborted with */
  read(page: Pick<LogPage, 'poolId' | 'endId'>): Promise<PageReading>
}

/** Asks one account's log, one request at a time, with a pause before each but the first. (IMPORT-13) */
export function createLogReader(link: PullLogLink, { outbound, pagePauseMs, pause, signal }: ReaderOptions): LogReader {
  const { log } = LINK_BOOK[link.gameId]
  let isFirst = true
  let isOldPath = false

  async function ask(page: LogPage): Promise<PageReading> {
    const { url, method, body } = logRequest(link, log, { ...page, isOldPath })
    const request = body === null ? { headers: HEADERS } : { headers: { ...HEADERS, ...JSON_TYPE }, body }
    try {
      const { status, text } = await outbound.ask({ url, method, signal, ...request })
      if (status === 200 && !isJsonWithin(text, BOUNDS)) return faulty('upstream_garbled')
      if (status === 200) return isKuroLink(link) ? readKuroPool(text, page.poolId) : readHoyoversePage(text)
      if (status === 404 && !isOldPath && log.queries.some(({ oldPath }) => oldPath !== null)) {
        isOldPath = true
        return await ask(page)
      }
      return faulty(status === 429 ? 'too_frequent' : 'upstream_unavailable')
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!(error instanceof OutboundError)) throw error
      const isGarbled = error.reason === 'size' || error.reason === 'coding'
      return faulty(isGarbled ? 'upstream_garbled' : 'upstream_unavailable')
    }
  }

  return {
    read: async (page) => {
      for (let tried = 1; ; tried += 1) {
        if (!isFirst) await pause(tried === 1 ? pagePauseMs : SECOND_MS * 2 ** (tried - 2))
        isFirst = false
        const reading = await ask(page)
        if (reading.ok || tried >= (TRIES[reading.fault] ?? 1)) return reading
      }
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
