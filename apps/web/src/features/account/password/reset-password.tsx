import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/password/password.module.css'
import { RequestReset } from '#web/features/account/password/request-reset.tsx'
import { SetNewPassword } from '#web/features/account/password/set-new-password.tsx'
import { TabPanel, Tabs } from '#web/ui/control/tabs.tsx'

interface ResetPasswordProps {
  /** Of the mail's link; `null`: the page was opened without one. */
  token: string | null
  onDone: () => void
}

/** Two steps: a link by mail, then a new password; the second needs the link. (PANEL-10) */
export function ResetPassword({ token: linked, onDone }: ResetPasswordProps) {
  const t = useTranslations('account')
  const panelId = useId()
  const [token, setToken] = useState(linked)
  const [step, setStep] = useState<'request' | 'reset'>(linked === null ? 'request' : 'reset')

  /** Installations for tests tell the token in the answer. */
  function goOn(told: string): void {
    setToken(told)
    setStep('reset')
  }

  return (
    <div className={styles.reset}>
      <Tabs
        panelId={panelId}
        label={t('reset.title')}
        tabs={[
          { value: 'request', label: t('reset.request') },
          { value: 'reset', label: t('reset.reset'), isDisabled: token === null },
        ]}
        value={step}
        onChange={setStep}
      />
      <TabPanel id={panelId} tab={step}>
        {step === 'request' && <RequestReset onToken={goOn} />}
        {step === 'reset' && token !== null && <SetNewPassword token={token} onDone={onDone} />}
      </TabPanel>
    </div>
  )
}
