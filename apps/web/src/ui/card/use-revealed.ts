import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings an element into view each time that `moment` becomes another, and the focus to it where a disabled button has
 * lost it: what a click does is seen where it was pressed. (SHELL-62)
 *
 * @param moment `null`: nothing has happened yet
 */
export function useRevealed(moment: string | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = ref.current
    if (moment === null || !element) return
    if (isFocusLost()) element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [moment])

  return ref
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, dialog, :disabled')
}
