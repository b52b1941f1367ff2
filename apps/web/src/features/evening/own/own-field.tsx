import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FIELD } from '#web/ui/control/text-field.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface OwnFieldProps {
  label: string
  /** The control, with the id that its label names. */
  children: (id: string) => ReactNode
}

/** A control under its label. */
export function OwnField({ label, children }: OwnFieldProps) {
  const id = useId()
  return (
    <Stack gap={4}>
      <Text kind="note" weight="medium" as="label" htmlFor={id}>
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

interface OwnInputProps extends Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'> {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A short value under its label. */
export function OwnInput({ label, onChange, ...native }: OwnInputProps) {
  return (
    <OwnField label={label}>
      {(id) => (
        <input
          id={id}
          className={FIELD}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          {...native}
        />
      )}
    </OwnField>
  )
}
