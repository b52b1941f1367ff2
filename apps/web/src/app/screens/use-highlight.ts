import { useEffect, useEffectEvent, useState } from 'react'
import { useAddressParameter } from '#web/lib/address-parameter'
import { type Highlight, NO_HIGHLIGHT } from '#web/ui/card/highlight'

/**
 * What each part of the page is told, by its name, about being pointed at (`?highlight=timezone`); a name that no part
 * bears points at nothing. (SET-6)
 */
export function useHighlight(): (name: string) => Highlight {
  const [asked, remove] = useAddressParameter('highlight')
  const [pointed, setPointed] = useState({ name: '', turn: 0, isOn: false })
  const forget = useEffectEvent(remove)

  useEffect(() => {
    if (asked === null) return
    setPointed(({ turn }) => ({ name: asked, turn: turn + 1, isOn: true }))
    forget()
  }, [asked])

  function end(): void {
    setPointed((former) => ({ ...former, isOn: false }))
  }

  return (name) => (pointed.isOn && pointed.name === name ? { turn: pointed.turn, onEnd: end } : NO_HIGHLIGHT)
}
