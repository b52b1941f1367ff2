import { revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { removeDownload } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useUidText } from '#web/state/pulls/shown-uids'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#web/ui/message/toasts'

interface RevokeDialogProps {
  account: PullAccount
  onClose: () => void
}

/** Takes an account off the list, and its pulls off this device. (LOCAL-4) */
export function RevokeDialog({ account, onClose }: RevokeDialogProps) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const uid = useUidText()(account.uid)
  const clearing = useMutation({
    mutationFn: () => removeDownload(account),
    networkMode: 'always',
    onSuccess: () => {
      showToast({ tone: 'success', text: t('revoke.done', { uid }) })
      return close()
    },
    onError: (error) => showToast({ tone: 'error', text: t('revoke.stillHere', { reason: reasonText(error) }) }),
  })
  const revoking = useMutation({
    mutationFn: () => call(revokeUid, account),
    networkMode: 'always',
    onSuccess: () => clearing.mutate(),
    onError: (error) => {
      showToast({ tone: 'error', text: errorText(error) })
      onClose()
    },
  })

  /** The list is reloaded last: this dialog closes with the account's row. */
  async function close(): Promise<void> {
    onClose()
    if (revoking.isSuccess) await refreshUids()
  }

  return (
    <ConfirmDialog
      title={t('revoke.question', { uid })}
      consequence={t('revoke.consequence')}
      verb={t('revoke.verb')}
      isDestructive
      isBusy={revoking.isPending || clearing.isPending}
      onConfirm={() => (revoking.isSuccess ? clearing.mutate() : revoking.mutate())}
      onClose={() => void close()}
    />
  )
}
