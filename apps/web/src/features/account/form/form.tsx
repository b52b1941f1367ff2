import { type ReactNode, useEffect, useRef } from 'react'
import styles from '#web/features/account/account.module.css'
import type { Faults } from '#web/features/account/form/use-submission'
import { FaultRound } from '#web/ui/control/fault-round'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

interface FormProps {
  label: string
  faults: Faults<string>
  onSubmit: () => void
  children: ReactNode
}

/** Fields one below the other; after a refusal the first field at fault has the focus. (PANEL-4) */
export function Form({ label, faults, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  return (
    <Stack
      as="form"
      gap={12}
      ref={form}
      aria-label={label}
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FaultRound value={faults}>{children}</FaultRound>
      {faults.form !== undefined && <Notice tone="error">{faults.form}</Notice>}
    </Stack>
  )
}
