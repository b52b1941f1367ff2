import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { removeDownload } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { countOf } from '#web/features/gacha/pull-count'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useIsDownloaded } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface DeleteDialogProps {
  account: PullAccount
  /** Pulls on the server, by pool. */
  counts: Readonly<Record<string, number>>
  onClose: () => void
}

type Place = 'local' | 'cloud'

/** Deletes one of the two copies of an account's pulls, after saying what is left. (LOCAL-4) */
export function DeleteDialog({ account, counts, onClose }: DeleteDialogProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const isDownloaded = useIsDownloaded(account)
  const [place, setPlace] = useState<Place>('local')
  const [isAsking, setAsking] = useState(false)
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
      setAsking(false)
    },
  })

  if (isAsking) {
    return (
      <ConfirmDialog
        title={t(`gachaImport.delete.${place}.question`, { uid })}
        consequence={t(`gachaImport.delete.${place}.${remains ? 'remains' : 'nothingRemains'}`, { count: inCloud })}
        verb={t('gachaImport.delete.verb')}
        isDestructive
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      />
    )
  }
  return (
    <Dialog title={t('gachaImport.delete.title', { uid })} widthPx={400} onClose={onClose}>
      <Stack gap={10} className={styles.content}>
        <SegmentedControl<Place>
          label={t('gachaImport.delete.where')}
          segments={[
            { value: 'local', label: t('gachaImport.delete.local.name') },
            { value: 'cloud', label: t('gachaImport.delete.cloud.name') },
          ]}
          value={place}
          onChange={setPlace}
        />
        <Text kind="hint" as="p">
          {t(`gachaImport.delete.${place}.hint`)}
        </Text>
      </Stack>
      <DialogButtons>
        <Button look="quiet" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button look="danger" disabled={place === 'local' && !isDownloaded} onClick={() => setAsking(true)}>
          {t('gachaImport.delete.verb')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
