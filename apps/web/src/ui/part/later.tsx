import type { TextArea } from '@ephemeris/texts/areas'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type Fetch, type Part, part, usePart } from '#web/i18n/part'
import { Texts } from '#web/i18n/texts.tsx'
import { useReachability } from '#web/lib/server/reachability'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { useBusyPress } from '#web/ui/part/use-busy-press'

/** A component that is loaded when it is first shown, or ahead of that. */
export type Later<P> = ComponentType<P> & Pick<Part<P>, 'fetchAhead'>

interface Missed {
  /** What kept it from being loaded. */
  readonly reason: unknown
  readonly retry: () => void
}

interface Places<P> {
  /** Stands there until the component has come; without it, nothing does. */
  readonly Waiting?: ComponentType<P>
  /** Stands there if it cannot be loaded; without it, a message that says so. */
  readonly Missing?: ComponentType<P & Missed>
}

/** In the place of what cannot be loaded, a message says so, with a way to try again. (SHELL-54) */
export function later<P extends object>(
  fetch: Fetch<P>,
  areas: readonly TextArea[] = [],
  { Waiting, Missing = NotLoaded }: Places<P> = {},
): Later<P> {
  const source = part(fetch, areas)

  function LaterPart(props: P) {
    const { Present, failure, retry } = usePart(source)
    if (failure) return <Missing {...props} reason={failure.reason} retry={retry} />
    if (!Present) return Waiting && <Waiting {...props} />
    if (areas.length === 0) return <Present {...props} />
    return (
      <Texts areas={areas}>
        <Present {...props} />
      </Texts>
    )
  }
  return Object.assign(LaterPart, { fetchAhead: source.fetchAhead })
}

interface Layer {
  readonly onClose: () => void
  /** Closes the layer if it cannot be loaded; without it, `onClose` does, as if the player had seen the layer. */
  readonly onMissed?: () => void
}

/**
 * A layer above the page. The pressed button is busy until the layer arrives; one that cannot be loaded says so and
 * closes, so that the next press tries again. (SHELL-53, SHELL-54)
 */
export function laterLayer<P extends { onClose: () => void }>(fetch: Fetch<P>, areas?: readonly TextArea[]) {
  return later<P & Layer>(fetch, areas, { Waiting: BusyPress, Missing: MissedLayer })
}

/** Missing: it fails as a component that throws. */
export function Thrown({ reason }: Missed): never {
  throw reason
}

/** Missing: its place stays empty. */
export function Nothing() {
  return null
}

function BusyPress() {
  useBusyPress(true)
  return null
}

function MissedLayer({ onClose, onMissed = onClose }: Layer) {
  const t = useTranslations('shell')
  const showFailure = useEffectEvent(() => {
    showToast({ tone: 'error', text: t(useReachability.getState().isReachable ? 'notLoaded' : 'away') })
    onMissed()
  })
  useEffect(() => showFailure(), [])
  return null
}

/** In the place of a section: whether the server is away, and the way to try again. */
function NotLoaded({ retry }: Missed) {
  const t = useTranslations('shell')
  const { isReachable } = useReachability()
  return (
    <Notice tone="error" action={{ label: t('retry'), onPress: retry }}>
      {t(isReachable ? 'notLoaded' : 'away')}
    </Notice>
  )
}
