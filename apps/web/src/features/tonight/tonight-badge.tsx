import { useEffect } from 'react'
import { useTonight } from '#web/features/tonight/use-tonight'
import { showBadge } from '#web/lib/outside/app-badge'

/** The icon of the installed app shows how many of tonight's things are not done. (TON-11) */
export function TonightBadge() {
  const { tonight } = useTonight()
  const count = tonight?.open.length ?? null

  useEffect(() => {
    if (count !== null) showBadge(count)
  }, [count])
  return null
}
