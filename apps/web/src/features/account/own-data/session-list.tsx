import { revokeSession, type SessionEntry } from '@ephemeris/contract/account/account'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSessions } from '#web/features/account/own-data/use-sessions'
import { useDeviceText } from '#web/i18n/use-device-text'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useWayName } from '#web/state/account/way-name'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { EntryRow } from '#web/ui/layout/entry-row.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Where the user is signed in; each of the others can be ended. (PANEL-11) */
export function SessionList() {
  const t = useTranslations()
  const sessions = useSessions()

  if (!sessions.data) return <Pending query={sessions} label={t('account.loading')} />
  return (
    <ul>
      {sessions.data.map((session) => (
        <SessionRow key={session.id} session={session} onEnded={() => void sessions.refetch()} />
      ))}
    </ul>
  )
}

interface SessionRowProps {
  session: SessionEntry
  onEnded: () => void
}

function SessionRow({ session: { id, device: name, address, lastUsedAt, isCurrent, via }, onEnded }: SessionRowProps) {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const momentText = usePastMomentText()
  const wayName = useWayName()
  const device = useDeviceText()(name)
  const [isBusy, setBusy] = useState(false)

  async function end(): Promise<void> {
    setBusy(true)
    try {
      await call(revokeSession, { id })
      showToast({ tone: 'success', text: t('sessions.ended', { device }) })
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    setBusy(false)
    onEnded()
  }

  return (
    <EntryRow title={device} hint={t('sessions.detail', { address, via: wayName(via), time: momentText(lastUsedAt) })}>
      {isCurrent ? (
        <Tag tone="ok">{t('sessions.current')}</Tag>
      ) : (
        <Button disabled={isBusy} aria-label={t('sessions.endOf', { device })} onClick={end}>
          {t('sessions.end')}
        </Button>
      )}
    </EntryRow>
  )
}
