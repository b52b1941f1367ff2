import { useTranslations } from 'use-intl'
import { type Paused, useRest } from '#web/state/account/pauses'
import { Button } from '#web/ui/button/button.tsx'

interface SubmitButtonProps {
  label: string
  isBusy: boolean
  isDisabled?: boolean
  /** The actions with which it shares a pause; absent: it has none. */
  paused?: Paused
}

/** Sends the form; during a pause it shows the seconds that are left. (PANEL-7) */
export function SubmitButton({ label, isBusy, isDisabled = false, paused }: SubmitButtonProps) {
  return paused === undefined ? (
    <Plain label={label} isDisabled={isBusy || isDisabled} />
  ) : (
    <Pausing label={label} isDisabled={isBusy || isDisabled} paused={paused} />
  )
}

function Pausing({ label, isDisabled, paused }: { label: string; isDisabled: boolean; paused: Paused }) {
  const t = useTranslations('account')
  const seconds = useRest(paused)
  const text = seconds > 0 ? t('paused', { action: label, seconds }) : label
  return <Plain label={text} isDisabled={isDisabled || seconds > 0} />
}

function Plain({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  return (
    <Button type="submit" look="primary" size="lg" disabled={isDisabled}>
      {label}
    </Button>
  )
}
