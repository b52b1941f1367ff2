import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { removeDownload } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { countOf } from '#web/features/gacha/pull-count'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useIsDownloaded } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#web/ui/message/toasts'

interface DeleteDialogProps {
  account: PullAccount
  /** Pulls on the server, by pool. */
  counts: Readonly<Record<string, number>>
  /** Which of the two copies. */
  place: 'local' | 'cloud'
  onClose: () => void
}

/** Deletes one of the two copies of an account's pulls, after saying what is left. (LOCAL-4) */
export function DeleteDialog({ account, counts, place, onClose }: DeleteDialogProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const isDownloaded = useIsDownloaded(account)
  const inCloud = countOf(counts)
  const remains = place === 'local' ? inCloud > 0 : isDownloaded
  const uid = useUidText()(account.uid)

  const deleting = useMutation({
    mutationFn: async () => {
      if (place === 'local') await removeDownload(account)
      else await call(clearRecords, account)
    },
    networkMode: 'always',
    onSuccess: async () => {
      showToast({ tone: 'success', text: t(`gachaImport.delete.${place}.done`, { uid }) })
      onClose()
      await refreshUids()
    },
    onError: (error) => {
      showToast({ tone: 'error', text: errorText(error) })
      onClose()
    },
  })

  return (
    <ConfirmDialog
      title={t(`gachaImport.delete.${place}.question`, { uid })}
      consequence={t(`gachaImport.delete.${place}.${remains ? 'remains' : 'nothingRemains'}`, { count: inCloud })}
      verb={t('gachaImport.delete.verb')}
      isDestructive
      isBusy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    />
  )
}
