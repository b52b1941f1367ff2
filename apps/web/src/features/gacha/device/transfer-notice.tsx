import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/device/device.module.css'
import { deviceFile } from '#web/features/gacha/device/device-file'
import { type DeviceAccount, noteTransferred } from '#web/features/gacha/device/device-history'
import { transferredAccounts } from '#web/features/gacha/device/transferred-accounts'
import { declineTransfer, useTransferOffer, useTransferring } from '#web/features/gacha/device/use-transfer-offer'
import { FileImportForm } from '#web/features/gacha/import/file-import-form.tsx'
import { ACCOUNT_IMPORTER, type FileImporter } from '#web/features/gacha/import/file-importer'
import { useErrorText } from '#web/i18n/use-error-text'
import { useDevice } from '#web/state/device'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** Offers what files brought to this device without a login; a preview shows what it would add to the account. (LOCAL-16) */
export function TransferNotice() {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const offered = useTransferOffer() ?? []
  const { isAsked } = useTransferring()
  const [transfer, setTransfer] = useState<Transfer | null>(null)
  const preparing = useMutation({
    mutationFn: async (accounts: readonly DeviceAccount[]): Promise<Transfer> => ({
      accounts,
      files: await Promise.all(accounts.map(deviceFile)),
    }),
    networkMode: 'always',
    onSuccess: setTransfer,
  })
  const begin = useEffectEvent(() => {
    useTransferring.setState({ isAsked: false })
    preparing.mutate(offered)
  })
  const isReady = isAsked && offered.length > 0
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])

  if (transfer) return <TransferDialog transfer={transfer} onClose={() => setTransfer(null)} />
  if (offered.length === 0) return null
  const count = offered.reduce((sum, { pulls }) => sum + pulls, 0)
  return (
    <Stack gap={8}>
      <Notice tone="info">
        {t('device.offer', { count })}
        <Row as="span" gap={8} align="stretch" wrap className={styles.buttons}>
          <Button disabled={preparing.isPending} onClick={() => preparing.mutate(offered)}>
            {t('device.review')}
          </Button>
          <Button look="ghost" onClick={declineTransfer}>
            {t('device.later')}
          </Button>
        </Row>
      </Notice>
      {preparing.isError && <Notice tone="error">{errorText(preparing.error)}</Notice>}
    </Stack>
  )
}

interface Transfer {
  readonly accounts: readonly DeviceAccount[]
  readonly files: readonly File[]
}

function TransferDialog({ transfer: { accounts, files }, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useTranslations('gachaImport')
  const userId = useDevice((device) => device.user_id)
  const [importer] = useState<FileImporter>(() => ({
    ...ACCOUNT_IMPORTER,
    show: async (imports) => {
      await ACCOUNT_IMPORTER.show(imports)
      if (userId !== null) await noteTransferred(transferredAccounts(accounts, imports), userId)
    },
  }))
  return (
    <Dialog title={t('device.title')} widthPx={800} onClose={onClose}>
      <FileImportForm importer={importer} shared={null} dropped={files} isAnswered={false} onDone={onClose} />
    </Dialog>
  )
}
