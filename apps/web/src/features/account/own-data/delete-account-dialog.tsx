import { deleteAccount } from '@ephemeris/contract/account/account'
import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { Form } from '#web/features/account/form/form.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { call } from '#web/lib/server/api'
import { useAccount } from '#web/state/account/account'
import { clearSession } from '#web/state/account/session'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ButtonRow } from '#web/ui/layout/button-row.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface DeleteAccountDialogProps {
  username: string
  onClose: () => void
}

const FIELDS = {
  [ERRORS.PASSWORD_WRONG.number]: 'password',
  [ERRORS.PARAMETER_INVALID.number]: 'name',
} as const

/** Deletes the account at once; the name is typed and the password given, where there is one. (PANEL-13) */
export function DeleteAccountDialog({ username, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations()
  const { filled } = useTypedChecks()
  const { faults, isBusy, submit } = useSubmission<'name' | 'password'>()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const hasPassword = useAccount().data?.hasPassword ?? true

  async function send(): Promise<void> {
    await call(deleteAccount, { confirm: name, currentPassword: hasPassword ? password : null })
    showToast({ tone: 'success', text: t('account.deletion.done') })
    clearSession()
  }

  function remove(): void {
    const nameFault = name === username ? undefined : t('account.deletion.otherName', { name: username })
    const passwordFault = hasPassword ? filled(password) : undefined
    void submit({ faults: { name: nameFault, password: passwordFault }, send, fields: FIELDS })
  }

  return (
    <Dialog title={t('account.deletion.title')} widthPx={400} onClose={onClose}>
      <Text kind="quiet" as="p" className={styles.explanation}>
        {t('account.deletion.consequence')}
      </Text>
      {!hasPassword && (
        <div className={styles.explanation}>
          <Notice tone="info">{t('account.deletion.fresh')}</Notice>
        </div>
      )}
      <Form label={t('account.deletion.title')} faults={faults} onSubmit={remove}>
        <TextField
          required
          label={t('account.deletion.name', { name: username })}
          autoComplete="off"
          value={name}
          fault={faults.name}
          onChange={setName}
        />
        {hasPassword && (
          <TextField
            required
            label={t('account.password.current')}
            type="password"
            autoComplete="current-password"
            value={password}
            fault={faults.password}
            onChange={setPassword}
          />
        )}
        <ButtonRow>
          <Button look="quiet" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" look="danger" disabled={isBusy}>
            {t('account.deletion.open')}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  )
}
