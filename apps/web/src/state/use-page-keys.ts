import { useEffect } from 'react'
import { isForPage } from '#web/lib/page/is-for-page'
import { typedKey } from '#web/lib/page/typed-key'
import { usePreferences } from '#web/state/preferences'

/** What the single letters do, by key in lower case. */
export type PageKeys = Readonly<Record<string, () => void>>

/** Single letters for the whole screen, unless the player switched them off. (TL-27) */
export function usePageKeys(keys: PageKeys): void {
  const { singleKeyShortcuts } = usePreferences()

  useEffect(() => {
    if (!singleKeyShortcuts) return

    function press(event: KeyboardEvent): void {
      const act = isForPage(event) ? keys[typedKey(event)] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [keys, singleKeyShortcuts])
}
