import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import QrCode from 'lucide-react/icons/qr-code'
import { Activity, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import type { AccountParts } from '#web/features/account/account-parts'
import { LoginForm } from '#web/features/account/sign-in/login-form.tsx'
import { RegisterForm } from '#web/features/account/sign-in/register-form.tsx'
import { useArrival } from '#web/state/arrival'
import { useConfig } from '#web/state/config'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

type SignInProps = Pick<AccountParts, 'qrTab' | 'social'>

/** The ways in; what is typed in one waits while another is shown. (PANEL-4) */
export function SignIn({ qrTab, social }: SignInProps) {
  const t = useTranslations('account')
  const panelId = useId()
  const [way, setWay] = useState<'password' | 'qr'>('password')

  return (
    <Stack gap={16} className={styles.narrow}>
      {qrTab !== undefined && (
        <Tabs
          panelId={panelId}
          label={t('ways.label')}
          tabs={[
            { value: 'password', label: t('ways.password'), icon: LockKeyhole },
            { value: 'qr', label: t('ways.qr'), icon: QrCode },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      <TabPanel id={panelId} tab={qrTab === undefined ? null : way}>
        <Activity mode={way === 'password' ? 'visible' : 'hidden'}>
          <Password />
        </Activity>
        {way === 'qr' && qrTab}
      </TabPanel>
      {social}
    </Stack>
  )
}

function Password() {
  const t = useTranslations('account')
  const invitation = useArrival('invitation')
  const [form, setForm] = useState<'logIn' | 'register'>(invitation === null ? 'logIn' : 'register')
  const { data: config } = useConfig()
  const mode = config?.registration ?? 'open'
  const isOpen = mode === 'open' || (mode === 'invite' && invitation !== null)

  return (
    <Stack gap={14}>
      <SegmentedControl
        label={t('form.label')}
        segments={[
          { value: 'logIn', label: t('form.logIn') },
          { value: 'register', label: t('form.register') },
        ]}
        value={form}
        onChange={setForm}
      />
      <Activity mode={form === 'logIn' ? 'visible' : 'hidden'}>
        <LoginForm />
      </Activity>
      <Activity mode={form === 'register' ? 'visible' : 'hidden'}>
        {isOpen ? (
          <RegisterForm invitation={invitation?.token ?? null} />
        ) : (
          <Notice tone="info">{t(`registration.${mode}`)}</Notice>
        )}
      </Activity>
    </Stack>
  )
}
