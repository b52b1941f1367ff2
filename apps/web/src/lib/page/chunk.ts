import { areStylesMissing, requestMissingStyles } from '#web/lib/page/missing-styles'

/** Something that is loaded when it is needed. */
export interface Chunk<T> {
  /** One promise for all who wait; after a failure, the next call tries again. */
  load(): Promise<T>
  /** What was loaded; no one needs to wait for it then. `null` until then. */
  ifLoaded(): T | null
}

/** @param fetch is called once, however often the chunk is asked for, and again only after it has failed */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let loading: Promise<T> | null = null
  let loaded: T | null = null
  let hasFailed = false

  async function fetchOnce(): Promise<T> {
    try {
      // Without those of another chunk, this one can be shown unless it shares them.
      if (hasFailed) await requestMissingStyles()
      else if (areStylesMissing()) await requestMissingStyles().catch(() => undefined)
      loaded = await fetch()
      return loaded
    } catch (reason) {
      hasFailed = true
      loading = null
      throw reason
    }
  }

  return {
    load: () => {
      loading ??= fetchOnce()
      return loading
    },
    ifLoaded: () => loaded,
  }
}

/** A chunk that arrives with another one. */
export function within<T, U>(whole: Chunk<T>, pick: (loaded: T) => U): Chunk<U> {
  return {
    load: async () => pick(await whole.load()),
    ifLoaded: () => {
      const loaded = whole.ifLoaded()
      return loaded && pick(loaded)
    },
  }
}
