import { LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { signOut } from '#web/state/account/sign-out'
import { Button } from '#web/ui/button/button.tsx'
import { showToast } from '#web/ui/message/toasts'

/** The way out; it needs nothing of the server. (PANEL-2) */
export function LogOutButton() {
  const t = useTranslations('account')

  function leave(): void {
    void signOut()
    showToast({ tone: 'success', text: t('loggedOut') })
  }

  return (
    <Button onClick={leave}>
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      {t('logOut')}
    </Button>
  )
}
