import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/channels/channels.module.css'
import { useWebhookConnection } from '#web/features/reminders/channels/use-webhook'
import { useErrorText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'
import { FIELD } from '#web/ui/control/text-field.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const EXAMPLE = 'https://discord.com/api/webhooks/…'

interface WebhookFormProps {
  /** It was opened by a click. */
  isFocused: boolean
  onConnected: () => void
}

/** An address to paste; one that is refused stays in the field, with the reason below. */
export function WebhookForm({ isFocused, onConnected }: WebhookFormProps) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const faultId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState('')
  const connection = useWebhookConnection()
  const { error, isPending } = connection
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])

  return (
    <Stack
      as="form"
      gap={8}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const pasted = url.trim()
        if (pasted === '') field.current?.focus()
        else if (!isPending) connection.mutate(pasted, { onSuccess: onConnected })
      }}
    >
      <input
        ref={field}
        className={FIELD}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={EXAMPLE}
        aria-label={t('webhook.field')}
        aria-invalid={error !== null}
        aria-describedby={error ? faultId : undefined}
        value={url}
        onChange={({ target }) => {
          setUrl(target.value)
          if (error) connection.reset()
        }}
      />
      <Button type="submit" aria-disabled={isPending || undefined}>
        {t('webhook.connect')}
      </Button>
      {error && (
        <Text as="p" kind="small" id={faultId} className={styles.fault} role="alert">
          {errorText(error)}
        </Text>
      )}
    </Stack>
  )
}
