import { Lru } from './lru.ts'
import type { ReadyReply } from './ready-reply.ts'

const KEPT = 500

/**
 * Replies that stay right until `freshness()` changes, found by the raw URL or, where that is new, by the question
 * that it asks: a cache-busting `t` or another order of fields costs no second rendering. (CAT-9)
 */
export class KeptReplies {
  readonly #freshness: () => string
  readonly #byUrl = new Lru<string, ReadyReply>(KEPT)
  readonly #byQuestion = new Lru<string, ReadyReply>(KEPT)
  #keptAt = ''

  constructor(freshness: () => string) {
    this.#freshness = freshness
  }

  atUrl(url: string): ReadyReply | undefined {
    this.#dropStale()
    return this.#byUrl.get(url)
  }

  /** @param render is called only for a question that is new */
  keep(url: string, question: string, render: () => ReadyReply): ReadyReply {
    this.#dropStale()
    const reply = this.#byQuestion.get(question) ?? render()
    this.#byQuestion.set(question, reply)
    this.#byUrl.set(url, reply)
    return reply
  }

  #dropStale(): void {
    const now = this.#freshness()
    if (now === this.#keptAt) return
    this.#keptAt = now
    this.#byUrl.clear()
    this.#byQuestion.clear()
  }
}
