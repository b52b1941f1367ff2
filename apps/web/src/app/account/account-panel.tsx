import { AccountCard } from '#web/features/account/account-card.tsx'
import { CloudSync } from '#web/features/cloud-sync/cloud-sync.tsx'
import type { Highlightable } from '#web/ui/card/highlight'

/** The account with everything that other features add to it. */
export function AccountPanel({ highlight }: Highlightable) {
  return <AccountCard highlight={highlight} cloud={<CloudSync />} />
}
