import { type ReactNode, useId } from 'react'
import { Select, type SelectProps } from '#web/ui/control/select.tsx'
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
      <Text kind="body" weight="medium" as="label" htmlFor={id}>
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

/** One of a few under its label. */
export function OwnSelect<T extends string>({ label, ...select }: Omit<SelectProps<T>, 'id'> & { label: string }) {
  return <OwnField label={label}>{(id) => <Select id={id} {...select} />}</OwnField>
}
