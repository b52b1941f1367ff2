import type { TextArea } from '@ephemeris/texts/areas'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type Part, part } from '#web/i18n/part'
import { Texts } from '#web/i18n/texts.tsx'
import { usePart } from '#web/i18n/use-part'
import { useReachability } from '#web/lib/server/reachability'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { useBusyPress } from '#web/ui/part/use-busy-press'

/** A component that is loaded when it is first shown, or ahead of that; nothing stands in its place until then. */
export type Later<P> = ComponentType<P> & Pick<Part<P>, 'fetchAhead'>

type Fetch<P> = () => Promise<ComponentType<P>>

/** What cannot be loaded fails in its place, as a component that throws. */
export function laterPart<P extends object>(fetch: Fetch<P>, areas: readonly TextArea[] = []): Later<P> {
  const source = part(fetch, areas)

  function LaterPart(props: P) {
    const { Present, failure } = usePart(source)
    if (failure) throw failure.reason
    return Present && <WithTexts areas={areas} Present={Present} props={props} />
  }
  return Object.assign(LaterPart, { fetchAhead: source.fetchAhead })
}

/**
 * What cannot be loaded is named in its place, with a way to try again. (SHELL-54)
 *
 * @param Waiting stands in its place until then
 */
export function laterSection<P extends object>(
  fetch: Fetch<P>,
  areas: readonly TextArea[] = [],
  Waiting: ComponentType<P> | null = null,
): Later<P> {
  const source = part(fetch, areas)

  function LaterSection(props: P) {
    const { Present, failure, retry } = usePart(source)
    if (failure) return <NotLoaded onRetry={retry} />
    if (!Present) return Waiting && <Waiting {...props} />
    return <WithTexts areas={areas} Present={Present} props={props} />
  }
  return Object.assign(LaterSection, { fetchAhead: source.fetchAhead })
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
    return Present && <WithTexts areas={areas} Present={Present} props={props} />
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

interface Missable {
  /** Closes the layer if it cannot be loaded; without it, `onClose` does, as if the player had seen the layer. */
  onMissed?: () => void
}

interface WithTextsProps<P> {
  areas: readonly TextArea[]
  Present: ComponentType<P>
  props: P
}

function WithTexts<P extends object>({ areas, Present, props }: WithTextsProps<P>) {
  return (
    <Texts areas={areas}>
      <Present {...props} />
    </Texts>
  )
}
