import type { TextArea } from '@ephemeris/texts/areas'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type Fetch, type Part, part } from '#web/i18n/part'
import { Texts } from '#web/i18n/texts.tsx'
import { usePart } from '#web/i18n/use-part'
import { useReachability } from '#web/lib/server/reachability'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { useBusyPress } from '#web/ui/part/use-busy-press'

/** A component that is loaded when it is first shown, or ahead of that. */
export type Later<P> = ComponentType<P> & Pick<Part<P>, 'fetchAhead'>

interface Place<P> {
  /** Stands there until the component has come; without it, nothing does. */
  readonly Waiting?: ComponentType<P>
  /** What cannot be loaded fails as a component that throws. */
  readonly isThrown?: true
}

/** In the place of what cannot be loaded, a message says so, with a way to try again. (SHELL-54) */
export function later<P extends object>(
  fetch: Fetch<P>,
  areas: readonly TextArea[] = [],
  { Waiting, isThrown }: Place<P> = {},
): Later<P> {
  const source = part(fetch, areas)

  function LaterPart(props: P) {
    const { Present, failure, retry } = usePart(source)
    if (failure && isThrown) throw failure.reason
    if (failure) return <NotLoaded onRetry={retry} />
    if (!Present) return Waiting && <Waiting {...props} />
    return (
      <Texts areas={areas}>
        <Present {...props} />
      </Texts>
    )
  }
  return Object.assign(LaterPart, { fetchAhead: source.fetchAhead })
}

interface Missable {
  /** Closes the layer if it cannot be loaded; without it, `onClose` does, as if the player had seen the layer. */
  onMissed?: () => void
}

/**
 * A layer above the page. The pressed button is busy until the layer arrives; one that cannot be loaded says so and
 * closes, so that the next press tries again. (SHELL-53, SHELL-54)
 */
export function laterLayer<P extends { onClose: () => void }>(
  fetch: Fetch<P>,
  areas: readonly TextArea[] = [],
): Later<P & Missable> {
  const source = part(fetch, areas)

  function LaterLayer(props: P & Missable) {
    const t = useTranslations('shell')
    const { Present, failure } = usePart(source)
    useBusyPress(Present === null && failure === null)
    const showFailure = useEffectEvent(() => {
      showToast({ tone: 'error', text: t(useReachability.getState().isReachable ? 'notLoaded' : 'away') })
      const { onClose, onMissed = onClose } = props
      onMissed()
    })
    useEffect(() => {
      if (failure) showFailure()
    }, [failure])
    return (
      Present && (
        <Texts areas={areas}>
          <Present {...props} />
        </Texts>
      )
    )
  }
  return Object.assign(LaterLayer, { fetchAhead: source.fetchAhead })
}

/** In the place of a section: whether the server is away, and the way to try again. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell')
  const { isReachable } = useReachability()
  return (
    <Notice tone="error" action={{ label: t('retry'), onPress: onRetry }}>
      {t(isReachable ? 'notLoaded' : 'away')}
    </Notice>
  )
}
