import { useTranslations } from 'use-intl'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { useUidText } from '#web/state/pulls/shown-uids'
import { LinkButton } from '#web/ui/button/link-button.tsx'

/**
 * In the place of pulls that this device has not, after the loss of a session: they are on the server, and come with
 * the next login. (PANEL-19, LOCAL-18)
 */
export function LoginFirst({ removedUid }: { removedUid: string | null }) {
  const t = useTranslations('gacha')
  const uidText = useUidText()
  return (
    <EmptyState text={removedUid === null ? t('notHere.logIn') : t('lost.logIn', { uid: uidText(removedUid) })}>
      <LinkButton look="primary" to="/settings?highlight=login">
        {t('signedOut.login')}
      </LinkButton>
    </EmptyState>
  )
}
