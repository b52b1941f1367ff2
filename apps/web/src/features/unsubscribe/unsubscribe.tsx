import { unsubscribeMail } from '@ephemeris/contract/reminders/reminder-channels'
import { useMutation } from '@tanstack/react-query'
import MailX from 'lucide-react/icons/mail-x'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { useAddress } from '#web/lib/page/router.tsx'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

const NOT_FOUND = 404

/** Asks anyone who follows the link of an evening email whether it shall end; nothing ends without the press. (REM-51) */
export function Unsubscribe() {
  const t = useTranslations('unsubscribe')
  const errorText = useErrorText()
  const token = useAddress().hash.slice(1)
  const end = useMutation({ mutationFn: () => call(unsubscribeMail, { token }) })
  const isUnknown = token === '' || (end.error instanceof ApiError && end.error.status === NOT_FOUND)
  const isAsked = !isUnknown && !end.isSuccess

  return (
    <Card icon={MailX} title={t('question')}>
      <Stack gap={12} align="start">
        {isAsked && <p>{t('consequence')}</p>}
        {isUnknown && <Notice tone="warn">{t('unknown')}</Notice>}
        {end.isSuccess && <Notice tone="info">{t('done')}</Notice>}
        {end.error && !isUnknown && <Notice tone="error">{errorText(end.error)}</Notice>}
        {isAsked ? (
          <Button
            look="primary"
            aria-disabled={end.isPending || undefined}
            onClick={() => {
              if (!end.isPending) end.mutate()
            }}
          >
            {t('verb')}
          </Button>
        ) : (
          <LinkButton to="/settings?highlight=reminders">{t('settings')}</LinkButton>
        )}
      </Stack>
    </Card>
  )
}
