import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'

interface PendingProps {
  /** What is being loaded. */
  query: { readonly error: unknown; readonly refetch: () => Promise<unknown> }
  label: string
}

/** In the place of what is not loaded: that it is on its way, or why it is not and a way to ask again. */
export function Pending({ query: { error, refetch }, label }: PendingProps) {
  const t = useTranslations('shell')
  const errorText = useErrorText()
  if (!error) return <Progress label={label} />
  return (
    <Notice tone="error" action={{ label: t('retry'), onPress: () => void refetch() }}>
      {errorText(error)}
    </Notice>
  )
}
