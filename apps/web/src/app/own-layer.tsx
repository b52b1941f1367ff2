import { useEffect, useEffectEvent } from 'react'
import { useAddressParameter } from '#web/lib/page/address-parameter'
import { closeOwnForm, openOwnForm, useOwnForm } from '#web/state/timeline/own-form'
import { laterLayer } from '#web/ui/part/later.tsx'

const LaterOwnForm = laterLayer(async () => (await import('#web/features/evening/own/own-form.tsx')).OwnForm, ['own'])

/** The form of the player's own entries, above whatever page asks for it, or by the address: `?add=own`. (OWN-6) */
export function OwnLayer() {
  const request = useOwnForm((state) => state.request)
  const [asked, remove] = useAddressParameter('add')
  const isAsked = asked === 'own'
  const open = useEffectEvent(() => {
    openOwnForm({ day: null })
    remove()
  })

  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])

  return request && <LaterOwnForm request={request} onClose={closeOwnForm} />
}
