import type { ComponentType } from 'react'

/** A screen in a chunk of its own. */
export interface ScreenSource {
  load(): Promise<ComponentType>
  /** The screen if it has been loaded; nobody needs to wait for it then. */
  atHand(): ComponentType | null
}

/** @param fetchScreen is called once, however often the screen is asked for */
export function screenSource(fetchScreen: () => Promise<ComponentType>): ScreenSource {
  let loading: Promise<ComponentType> | null = null
  let loaded: ComponentType | null = null

  async function fetchOnce(): Promise<ComponentType> {
    loaded = await fetchScreen()
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
