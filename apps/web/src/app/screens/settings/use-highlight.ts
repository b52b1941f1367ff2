import { useEffect, useEffectEvent, useState } from 'react'
import { SUBJECT_OF, type SubjectId } from '#web/app/screens/settings/subject-ids'
import { useAddressParameter } from '#web/lib/page/address-parameter'
import { goTo } from '#web/lib/page/router.tsx'
import { type Highlight, NO_HIGHLIGHT } from '#web/ui/card/highlight'

/**
 * How each subject learns that it is pointed at (`?highlight=timezone`); a name that none bears points at nothing.
 * Where each subject is a page of its own, that page opens. (SET-6)
 */
export function useHighlight(hasPages: boolean): (id: SubjectId) => Highlight {
  const [asked, remove] = useAddressParameter('highlight')
  const [pointed, setPointed] = useState<{ id: SubjectId | null; turn: number }>({ id: null, turn: 0 })
  const answer = useEffectEvent((id: SubjectId | null) => {
    if (id !== null && hasPages) goTo(`/settings#${id}`, { replace: true })
    else remove()
  })

  useEffect(() => {
    if (asked === null) return
    const id = SUBJECT_OF.get(asked) ?? null
    setPointed(({ turn }) => ({ id, turn: turn + 1 }))
    answer(id)
  }, [asked])

  function end(): void {
    setPointed((previous) => ({ ...previous, id: null }))
  }

  return (id) => (pointed.id === id ? { turn: pointed.turn, onEnd: end } : NO_HIGHLIGHT)
}
