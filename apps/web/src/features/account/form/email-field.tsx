import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/control/text-field.tsx'

interface EmailFieldProps {
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('account')
  return <TextField label={t('form.email')} type="email" autoComplete="email" required {...props} />
}
