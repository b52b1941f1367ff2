import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const PANELS = ['games', 'timezone'] as const

type Panel = (typeof PANELS)[number]

/**
 * The panel that the address asks to point at (`?highlight=timezone`), and the way to end it. The parameter leaves the
 * address at once, so that a reload or a step back does not point again. (SET-6)
 */
export function useHighlight(): [Panel | null, () => void] {
  const [params, setParams] = useSearchParams()
  const [panel, setPanel] = useState<Panel | null>(null)
  const asked = params.get('highlight')

  useEffect(() => {
    if (asked === null) return
    setPanel(PANELS.find((known) => known === asked) ?? null)
    setParams(
      (former) => {
        former.delete('highlight')
        return former
      },
      { replace: true },
    )
  }, [asked, setParams])

  return [panel, () => setPanel(null)]
}
