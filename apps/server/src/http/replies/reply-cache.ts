import { AppError } from '@ephemeris/contract/errors'
import { LRUCache } from 'lru-cache'
import { createWorkQueue, QueueFullError } from '#server/platform/processes/work-queue'
import { yieldToEventLoop } from '#server/platform/timers'
import type { Encoding } from '../request/accept-encoding.ts'
import type { ReadyReply } from './ready-reply.ts'

const MIB = 1024 * 1024

/** All kinds of questions that players ask in a quarter of an hour, and room for some that only one player asks. */
const REPLY_BYTES = 64 * MIB
const URL_BYTES = 4 * MIB

/** Our own pages ask in a fraction of this; a longer URL is read again each time. */
const LONGEST_URL = 2048

/** What an entry takes beside its content. */
const ENTRY_BYTES = 256

/** While one reply is compressed, the next one can be rendered. */
const MADE_AT_ONCE = 2

/** About a second of work, with the turns between. */
const MAX_WAITING = 20

/**
 * Of the event loop before a rendering, so that a burst of new connections waits for few renderings, not for one each;
 * fewer where the turns themselves are long.
 */
const TURNS_BETWEEN = { turns: 20, withinMs: 20 }

/**
 * Replies that stay right until `freshness()` changes, found by the raw URL or, where that is new, by the question
 * that it asks: a cache-busting `t` or another order of fields costs no second rendering. (CAT-9, CAT-30)
 */
export class ReplyCache {
  readonly #freshness: () => string
  readonly #questions = new LRUCache<string, string>({
    maxSize: URL_BYTES,
    sizeCalculation: (question, url) => 2 * (url.length + question.length) + ENTRY_BYTES,
  })
  readonly #replies: LRUCache<string, ReadyReply>
  readonly #beingMade = new Map<string, Promise<ReadyReply>>()
  readonly #enqueue = createWorkQueue(MADE_AT_ONCE, { maxWaiting: MAX_WAITING })
  readonly #oneByOne = createWorkQueue(1)
  #keptAt = ''

  constructor(freshness: () => string, replyBytes = REPLY_BYTES) {
    this.#freshness = freshness
    this.#replies = new LRUCache<string, ReadyReply>({
      maxSize: replyBytes,
      sizeCalculation: ({ bytesAtMost }) => bytesAtMost + ENTRY_BYTES,
    })
  }

  atUrl(url: string): ReadyReply | undefined {
    this.#dropStale()
    const question = this.#questions.get(url)
    return question === undefined ? undefined : this.#replies.get(question)
  }

  /** The reply to a question, or its making; asked at `url`, which leads to it from now on. */
  atQuestion(question: string, url: string): ReadyReply | Promise<ReadyReply> | undefined {
    this.#dropStale()
    if (url.length <= LONGEST_URL) this.#questions.set(url, question)
    return this.#replies.get(question) ?? this.#beingMade.get(question)
  }

  /**
   * Renders a reply and encodes it, once however many ask at the same time. (CAT-28)
   * @throws AppError UNAVAILABLE while too many others wait; what `render` throws
   */
  make(question: string, { encoding, render }: { encoding: Encoding; render(): ReadyReply }): Promise<ReadyReply> {
    this.#dropStale()
    const known = this.#beingMade.get(question)
    if (known) return known
    const made = this.#enqueue(() => this.#make(question, { encoding, render })).catch((error) => {
      throw error instanceof QueueFullError ? new AppError('UNAVAILABLE') : error
    })
    this.#beingMade.set(question, made)
    const release = () => {
      if (this.#beingMade.get(question) === made) this.#beingMade.delete(question)
    }
    made.then(release, release)
    return made
  }

  async #make(question: string, { encoding, render }: { encoding: Encoding; render(): ReadyReply }) {
    const { renderedAt, reply } = await this.#oneByOne(async () => {
      await yieldToEventLoop(TURNS_BETWEEN)
      return { renderedAt: this.#freshness(), reply: render() }
    })
    await reply.variant(encoding)
    this.#dropStale()
    if (renderedAt === this.#keptAt) this.#replies.set(question, reply)
    return reply
  }

  #dropStale(): void {
    const now = this.#freshness()
    if (now === this.#keptAt) return
    this.#keptAt = now
    this.#questions.clear()
    this.#replies.clear()
    this.#beingMade.clear()
  }
}
