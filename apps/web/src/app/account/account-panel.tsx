import type { Arrival } from '@ephemeris/core/account/arrival'
import { useEffect, useState } from 'react'
import { AccountCard } from '#web/features/account/account-card.tsx'
import { PasswordQuestion } from '#web/features/account/proof/password-question.tsx'
import { CloudSync } from '#web/features/cloud-sync/cloud-sync.tsx'
import { LinkedAccounts } from '#web/features/social-login/linked-accounts.tsx'
import { ProviderReturn } from '#web/features/social-login/provider-return.tsx'
import { SocialButtons } from '#web/features/social-login/social-buttons.tsx'
import { useOfferedProviders } from '#web/features/social-login/use-offered-providers'
import { takeArrival } from '#web/state/arrival'
import type { Highlightable } from '#web/ui/card/highlight'
import { later } from '#web/ui/part/later.tsx'

const QrTab = later(async () => (await import('#web/features/qr-login/qr-tab.tsx')).QrTab, ['qrLogin'])
const QrScan = later(async () => (await import('#web/features/qr-login/qr-scan.tsx')).QrScan, ['qrLogin'])
const QrLink = later(async () => (await import('#web/features/qr-login/qr-link.tsx')).QrLink, ['qrLogin'])
const QrOffer = later(async () => (await import('#web/features/qr-login/qr-offer.tsx')).QrOffer, ['qrLogin'])

/** The account with everything that other features add to it. */
export function AccountPanel({ highlight }: Highlightable) {
  const [link, clearLink] = useArrived('qrLink')
  const [offered, clearOffered] = useArrived('qrOffer')
  const offersOthers = useOfferedProviders().length > 0

  return (
    <>
      {link && <QrLink code={link.code} sessionId={link.sessionId} onClose={clearLink} />}
      {offered && <QrOffer offer={offered.offer} onClose={clearOffered} />}
      <AccountCard
        highlight={highlight}
        isAwaited={link !== null}
        wayBack={<ProviderReturn />}
        cloud={<CloudSync />}
        social={<SocialButtons />}
        linked={offersOthers && <LinkedAccounts askPassword={(ask) => <PasswordQuestion {...ask} />} />}
        qrTab={<QrTab />}
        scan={<QrScan />}
      />
    </>
  )
}

/** What the link of another device asks for that has opened the page; `null`: none has, or it is through. */
function useArrived<K extends Arrival['kind']>(kind: K) {
  const [link, setLink] = useState<ReturnType<typeof takeArrival<K>>>(null)
  useEffect(() => {
    const taken = takeArrival(kind)
    if (taken !== null) setLink(taken)
  }, [kind])
  return [link, () => setLink(null)] as const
}
