import type { Language } from '@ephemeris/core/language/language'
import type { TextArea } from '@ephemeris/texts/areas'
import type { ComponentType } from 'react'
import { clearFailedTexts, loadTexts, textsIfLoaded } from '#web/i18n/load-texts'

export type Fetch<P> = () => Promise<ComponentType<P>>

/** A component in a chunk of its own and its texts, which are requested together. */
export interface Part<P> {
  /** Its texts beside those that the place around it has. */
  readonly areas: readonly TextArea[]
  /** One promise for all who wait. @throws what kept it from being loaded; the next call tries again */
  load(language: Language): Promise<ComponentType<P>>
  /** As `load`; what cannot be loaded now is loaded, or missed, when it is shown. */
  fetchAhead(language: Language): Promise<void>
  /** The component, if neither it nor its texts need to be waited for. */
  ifLoaded(language: Language): ComponentType<P> | null
}

/**
 * @param fetch is called once, however often the part is asked for, and again only after it has failed
 * @param areas its texts beside those that the place around it has
 */
export function part<P>(fetch: Fetch<P>, areas: readonly TextArea[] = []): Part<P> {
  let loading: Promise<ComponentType<P>> | null = null
  let loaded: ComponentType<P> | null = null

  async function fetchOnce(): Promise<ComponentType<P>> {
    try {
      loaded = await fetch()
      return loaded
    } catch (reason) {
      loading = null
      throw reason
    }
  }

  async function load(language: Language): Promise<ComponentType<P>> {
    // Not after a failure: texts that fail later than the program would be remembered as failed.
    clearFailedTexts(areas)
    loading ??= fetchOnce()
    const [component] = await Promise.all([loading, ...areas.map((area) => loadTexts(language, area))])
    return component
  }

  return {
    areas,
    load,
    fetchAhead: (language) =>
      load(language).then(
        () => undefined,
        () => undefined,
      ),
    ifLoaded: (language) => (areas.every((area) => textsIfLoaded(language, area) !== null) ? loaded : null),
  }
}
