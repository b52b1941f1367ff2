import { createHash } from 'node:crypto'
import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { parseForeignJson } from '#server/platform/outbound/foreign-json'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import type { OutboundAnswer } from '#server/platform/outbound/outbound-http'
import { SourceError } from './fetch-error.ts'
import type { AskedWith, Get } from './notice-source.ts'

/** The largest answer of a publisher is about 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024
/** Between two questions to one source. */
const PAUSE_MS = 700
/** No server's tags are longer. */
const LONGEST_TAG = 256

/** An answer by what distinguishes it from another one. */
export interface KnownAnswer {
  readonly hash: string
  /** In ms, of when its news are; for a publisher when it was first answered. */
  readonly since?: number
  readonly etag?: string
  readonly modified?: string
}

/** Answers by address, and by what it was asked with. */
export type KnownAnswers = Readonly<Record<string, KnownAnswer>>

/** Asks a source during one round: politely, each address once, and only for what is new. */
export interface RoundReader {
  /** Whether each address that the round before asked answers as it did; asks until one does not. (ING-9) */
  isAsBefore(): Promise<boolean>
  /** Of when the newest of the answers before is, in ms; `null` where that is not known. */
  answeredSince(): number | null
  readonly get: Get
  /** How long the source asked to be left alone in this round; 0: it did not. */
  askedPauseMs(): number
  /**
   * What the next round compares with; empty where an address failed, so that the next round asks all of them.
   * @param since of when the answers are that are new
   */
  answers(since: Instant): KnownAnswers
  /** The answers that came, by address. */
  texts(): ReadonlyMap<string, string>
}

export type ReaderDeps = Pick<Deps, 'env' | 'outbound' | 'wait'>

export function createRoundReader(
  { env, outbound, wait }: ReaderDeps,
  { before, signal }: { readonly before: KnownAnswers; readonly signal: AbortSignal },
): RoundReader {
  const texts = new Map<string, string>()
  const failures = new Map<string, SourceError>()
  const known = new Map<string, KnownAnswer>()
  let isFirst = true
  /** A source that wants to be left alone is not asked for the rest of the round. */
  let refusal: SourceError | null = null

  async function pauseBefore(url: string): Promise<void> {
    const replacedPauseMs = env.upstreams.has(new URL(url).origin) ? env.pagePauseMs : null
    if (!isFirst) await wait(replacedPauseMs ?? PAUSE_MS, signal)
    isFirst = false
  }

  /** @returns `null`: as before */
  async function ask(question: Question, last: KnownAnswer | null): Promise<string | null> {
    if (refusal) throw refusal
    const { url, headers, form } = question
    await pauseBefore(url)
    const own = { ...conditionsOf(last), ...headers }
    const posted = form && {
      method: 'POST' as const,
      headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    }
    const answer = await outbound
      .ask({ url, maxBytes: MAX_BYTES, signal, headers: own, ...posted })
      .catch((error: unknown) => {
        throw new SourceError(error instanceof OutboundError ? error.reason : 'network', { cause: error })
      })
    const { status, text } = answer
    const key = keyOf(question)
    if (status === 304 && last) {
      known.set(key, last)
      return null
    }
    if (status !== 200) {
      const error = new SourceError(`status ${status}`, { retryAfterMs: retryAfterMs(answer.header('retry-after')) })
      if (status === 429) refusal = error
      throw error
    }
    known.set(key, answerOf(answer))
    texts.set(key, text)
    return text
  }

  async function isSame(key: string, last: KnownAnswer): Promise<boolean> {
    try {
      const text = await ask(questionOf(key), last)
      return text === null || hashOf(text) === last.hash
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      failures.set(key, error)
      return false
    }
  }

  async function textAt(question: Question): Promise<string> {
    const key = keyOf(question)
    const failure = failures.get(key)
    if (failure) throw failure
    const text = texts.get(key) ?? (await ask(question, null))
    // Without a condition nothing can be as before.
    if (text === null) throw new SourceError('status 304')
    return text
  }

  return {
    isAsBefore: async () => {
      const asked = Object.entries(before)
      for (const [key, last] of asked) if (!(await isSame(key, last))) return false
      return asked.length > 0
    },
    answeredSince: () => {
      const times = Object.values(before).map(({ since }) => since ?? Number.NaN)
      const newest = Math.max(...times)
      return Number.isFinite(newest) ? newest : null
    },
    get: async (url, asked) => {
      const question = { url, ...asked }
      try {
        return parsed(await textAt(question))
      } catch (error) {
        if (error instanceof SourceError) failures.set(keyOf(question), error)
        throw error
      }
    },
    askedPauseMs: () => Math.max(0, ...[...failures.values()].map(({ retryAfterMs }) => retryAfterMs ?? 0)),
    answers: (since) => {
      if (failures.size > 0) return {}
      return Object.fromEntries([...known].map(([key, one]) => [key, texts.has(key) ? { ...one, since } : one]))
    },
    texts: () => texts,
  }
}

interface Question extends AskedWith {
  readonly url: string
}

/** The address alone where it is asked with nothing else. */
function keyOf({ url, headers, form }: Question): string {
  return headers || form ? `${url} ${JSON.stringify({ headers, form })}` : url
}

function questionOf(key: string): Question {
  const [url = '', ...asked] = key.split(' ')
  return { url, ...(asked.length > 0 && (JSON.parse(asked.join(' ')) as AskedWith)) }
}

function conditionsOf(last: KnownAnswer | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(last?.etag && { 'if-none-match': last.etag }),
    ...(last?.modified && { 'if-modified-since': last.modified }),
  }
}

function answerOf({ text, header }: OutboundAnswer): KnownAnswer {
  const [etag, modified] = [header('etag'), header('last-modified')]
  return {
    hash: hashOf(text),
    ...(etag && etag.length <= LONGEST_TAG && { etag }),
    ...(modified && modified.length <= LONGEST_TAG && { modified }),
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Of a header in seconds; dates are not used by any publisher. */
function retryAfterMs(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * SECOND_MS : null
}

function parsed(text: string): unknown {
  try {
    return parseForeignJson(text)
  } catch (error) {
    throw new SourceError('no JSON', { cause: error })
  }
}
