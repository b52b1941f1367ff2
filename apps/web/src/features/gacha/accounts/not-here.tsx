import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import { downloadAll, useDownloadRun } from '#web/features/gacha/accounts/download-all'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { useMissingAccounts } from '#web/features/gacha/accounts/use-missing-accounts'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useIsDownloaded } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { showToast } from '#web/ui/message/toasts'

interface NotHereProps {
  account: PullAccount
  onChooseOther: () => void
}

/** An account was chosen whose pulls this device does not keep: one press brings them, with those of all other accounts that it lacks. */
export function NotHere({ account, onChooseOther }: NotHereProps) {
  const t = useTranslations('gacha')
  const errorText = useErrorText()
  const uidText = useUidText()
  const download = useMutation({
    mutationFn: () => downloadPulls(account, null),
    networkMode: 'always',
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    // Another device may have deleted them meanwhile.
    onSettled: refreshUids,
  })
  const isLost = useIsDownloaded(account)
  const missing = useMissingAccounts() ?? []
  const isAll =
    missing.length > 1 && missing.some(({ gameId, uid }) => gameId === account.gameId && uid === account.uid)
  const { run } = useDownloadRun()
  const isBusy = download.isPending || run?.error === null

  function downloadMissing(): void {
    deviceStorage.write({ isAccountOffered: true })
    void downloadAll(missing)
  }

  return (
    <EmptyState text={isLost ? t('lost.download', { uid: uidText(account.uid) }) : t('notHere.text')}>
      <Button look="primary" disabled={isBusy} onClick={isAll ? downloadMissing : () => download.mutate()}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        <span>{isAll ? t('notHere.all', { count: missing.length }) : t('notHere.download')}</span>
      </Button>
      <Button look="ghost" onClick={onChooseOther}>
        {t('noUid.select')}
      </Button>
    </EmptyState>
  )
}
