import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Highlight, NO_HIGHLIGHT } from '#web/ui/card/highlight'

/**
 * What each part of the page is told, by its name, about being pointed at (`?highlight=timezone`); a name that no part
 * bears points at nothing. The parameter leaves the address at once, so that a reload or a step back does not point
 * again. (SET-6)
 */
export function useHighlight(): (name: string) => Highlight {
  const [params, setParams] = useSearchParams()
  const [pointed, setPointed] = useState({ name: '', turn: 0, isOn: false })
  const asked = params.get('highlight')

  useEffect(() => {
    if (asked === null) return
    setPointed(({ turn }) => ({ name: asked, turn: turn + 1, isOn: true }))
    setParams(
      (former) => {
        former.delete('highlight')
        return former
      },
      { replace: true },
    )
  }, [asked, setParams])

  function end(): void {
    setPointed((former) => ({ ...former, isOn: false }))
  }

  return (name) => (pointed.isOn && pointed.name === name ? { turn: pointed.turn, onEnd: end } : NO_HIGHLIGHT)
}
