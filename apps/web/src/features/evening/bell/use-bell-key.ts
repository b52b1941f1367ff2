import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '#web/state/preferences'

/** `B` in the dialog, unless the player switched single letters off. (NOTE-14) @param press `null`: there is no bell */
export function useBellKey(press: (() => void) | null): void {
  const { singleKeyShortcuts } = usePreferences()
  const isOn = singleKeyShortcuts && press !== null
  const act = useEffectEvent(() => press?.())

  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent): void {
      const isPlain = !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (!isPlain || isTyped || event.repeat || event.key.toLowerCase() !== 'b') return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}
