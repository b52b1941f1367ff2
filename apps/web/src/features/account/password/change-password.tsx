import { changePassword } from '@ephemeris/contract/account/password-change'
import { ERRORS } from '@ephemeris/contract/errors'
import { PROVIDERS } from '@ephemeris/core/account/arrival'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { NewPasswordFields } from '#web/features/account/password/new-password-fields.tsx'
import { type NewPasswordField, useNewPassword } from '#web/features/account/password/use-new-password'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useAccount } from '#web/state/account/account'
import { useWayName } from '#web/state/account/way-name'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

const FIELDS = {
  [ERRORS.PASSWORD_WRONG.number]: 'current',
  [ERRORS.PASSWORD_WEAK.number]: 'password',
  [ERRORS.PASSWORD_SAME.number]: 'password',
} as const

export function ChangePassword() {
  const t = useTranslations('account')
  const check = useTypedChecks()
  const { faults, isBusy, submit } = useSubmission<'current' | NewPasswordField>()
  const [current, setCurrent] = useState('')
  const chosen = useNewPassword()
  const [keepsLinks, setKeepsLinks] = useState(false)
  const identities = useAccount().data?.identities ?? []
  const linked = PROVIDERS.filter((provider) => identities.includes(provider))
  const names = linked.map(useWayName()).join(t('strength.separator'))

  async function send(): Promise<void> {
    await call(changePassword, { currentPassword: current, newPassword: chosen.password, keepsLinks })
    const isUnlinked = linked.length > 0 && !keepsLinks
    showToast({
      tone: 'success',
      text: isUnlinked ? t('password.changedUnlinked', { names }) : t('password.changed'),
    })
    setCurrent('')
    chosen.clear()
    void readAgain({ queryKey: ['user'] })
  }

  function change(): void {
    void submit({ faults: { current: check.filled(current), ...chosen.findFaults() }, send, fields: FIELDS })
  }

  return (
    <Form label={t('password.change')} faults={faults} onSubmit={change}>
      <TextField
        required
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        value={current}
        fault={faults.current}
        onChange={setCurrent}
      />
      <NewPasswordFields label={t('password.next')} chosen={chosen} faults={faults} />
      {linked.length > 0 && <KeepLinks names={names} isKept={keepsLinks} onChange={setKeepsLinks} />}
      <SubmitButton label={t('password.change')} isBusy={isBusy} />
    </Form>
  )
}

interface KeepLinksProps {
  /** Of the services that are linked. */
  names: string
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** Whether other services go on signing in after a change of password. (SOC-11) */
function KeepLinks({ names, isKept, onChange }: KeepLinksProps) {
  const t = useTranslations('account')
  const id = useId()
  return (
    <Row gap={10} padY={10} align="start">
      <Checkbox id={id} checked={isKept} onChange={() => onChange(!isKept)} />
      <Stack as="label" htmlFor={id}>
        <span>{t('password.keepLinks', { names })}</span>
        <Text kind="hint">{t('password.keepLinksHint')}</Text>
      </Stack>
    </Row>
  )
}
