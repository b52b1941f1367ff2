import type { Language } from '@ephemeris/core/language/language'
import type { TextArea } from '@ephemeris/texts/areas'
import type { ComponentType } from 'react'
import { clearFailedTexts, loadTexts, textsIfLoaded } from '#web/i18n/load-texts'
import { type Chunk, chunk } from '#web/lib/page/chunk'
import { whenIdle } from '#web/lib/time/idle'

/** A component in a chunk of its own and its texts, which are requested together. */
export interface Part<P> {
  /** Its texts beside those that the place around it has. */
  readonly areas: readonly TextArea[]
  /** @throws what kept it from being loaded; the next call tries again */
  load(language: Language): Promise<ComponentType<P>>
  /** As `load`; what cannot be loaded now is loaded, or missed, when it is shown. */
  fetchAhead(language: Language): Promise<void>
  /** The component, if neither it nor its texts need to be waited for. */
  ifLoaded(language: Language): ComponentType<P> | null
}

/** @param areas its texts beside those that the place around it has */
export function part<P>(fetch: () => Promise<ComponentType<P>>, areas: readonly TextArea[] = []): Part<P> {
  return partOf(chunk(fetch), areas)
}

/** As `part`, for what no one waits for: it is requested when the page has nothing else to do. */
export function idlePart<P>(fetch: () => Promise<ComponentType<P>>): Part<P> {
  return part(() => new Promise<void>(whenIdle).then(fetch))
}

/** As `part`, for a component that shares its chunk. */
export function partOf<P>(program: Chunk<ComponentType<P>>, areas: readonly TextArea[]): Part<P> {
  async function load(language: Language): Promise<ComponentType<P>> {
    // Not after a failure: texts that fail later than the program would be remembered as failed.
    clearFailedTexts(areas)
    const [component] = await Promise.all([program.load(), ...areas.map((area) => loadTexts(language, area))])
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
    ifLoaded: (language) => (areas.every((area) => textsIfLoaded(language, area) !== null) ? program.ifLoaded() : null),
  }
}
