import type { ComponentType } from 'react'

/** A screen in a chunk of its own. */
export interface ScreenSource {
  load(): Promise<ComponentType>
  /** The screen if it has been loaded; nobody needs to wait for it then. */
  atHand(): ComponentType | null
}

/** @param fetchScreen is called once, however often the screen is asked for */
export function screenSource(fetchScreen: () => Promise<ComponentType>): ScreenSource {
  return oneOf(onceLoaded(fetchScreen), (screen) => screen)
}

/**
 * Two screens of one chunk: when the first has come, nobody needs to wait for the second.
 *
 * @param fetchScreens is called once, whichever is asked for first
 */
export function screenPair(
  fetchScreens: () => Promise<readonly [ComponentType, ComponentType]>,
): readonly [ScreenSource, ScreenSource] {
  const chunk = onceLoaded(fetchScreens)
  return [oneOf(chunk, ([first]) => first), oneOf(chunk, ([, second]) => second)]
}

interface Loaded<T> {
  load(): Promise<T>
  atHand(): T | null
}

/** One promise for all who wait: a new rendering asks for the same again. */
function oneOf<T>(chunk: Loaded<T>, pick: (loaded: T) => ComponentType): ScreenSource {
  let picking: Promise<ComponentType> | null = null
  return {
    load: () => {
      picking ??= chunk.load().then(pick)
      return picking
    },
    atHand: () => {
      const loaded = chunk.atHand()
      return loaded && pick(loaded)
    },
  }
}

function onceLoaded<T>(fetchIt: () => Promise<T>): Loaded<T> {
  let loading: Promise<T> | null = null
  let loaded: T | null = null

  async function fetchOnce(): Promise<T> {
    loaded = await fetchIt()
    return loaded
  }

  return {
    load: () => {
      loading ??= fetchOnce()
      return loading
    },
    atHand: () => loaded,
  }
}
