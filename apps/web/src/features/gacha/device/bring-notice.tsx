import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/device/bring-notice.module.css'
import { broughtAccounts } from '#web/features/gacha/device/brought-accounts'
import { deviceFile } from '#web/features/gacha/device/device-file'
import { type DeviceAccount, noteBrought } from '#web/features/gacha/device/device-history'
import { useBringing, useBringOffer } from '#web/features/gacha/device/use-bring-offer'
import { ACCOUNT_DESK, type FileDesk } from '#web/features/gacha/import/file-desk'
import { FileImportForm } from '#web/features/gacha/import/file-import-form.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { useDevice } from '#web/state/device'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** Offers what files brought to this device without a login; a preview shows what it would add to the account. (LOCAL-16) */
export function BringNotice() {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const offered = useBringOffer() ?? []
  const { isAsked } = useBringing()
  const [isLater, setLater] = useState(false)
  const [bringing, setBringing] = useState<Bringing | null>(null)
  const preparing = useMutation({
    mutationFn: async (accounts: readonly DeviceAccount[]): Promise<Bringing> => ({
      accounts,
      files: await Promise.all(accounts.map(deviceFile)),
    }),
    networkMode: 'always',
    onSuccess: setBringing,
  })
  const begin = useEffectEvent(() => {
    useBringing.setState({ isAsked: false })
    preparing.mutate(offered)
  })
  const isReady = isAsked && offered.length > 0
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])

  if (bringing) return <BringDialog bringing={bringing} onClose={() => setBringing(null)} />
  if (offered.length === 0 || isLater) return null
  const count = offered.reduce((sum, { pulls }) => sum + pulls, 0)
  return (
    <div className={styles.offer}>
      <Notice tone="info">
        {t('device.offer', { count })}
        <span className={styles.buttons}>
          <Button disabled={preparing.isPending} onClick={() => preparing.mutate(offered)}>
            {t('device.review')}
          </Button>
          <Button look="ghost" onClick={() => setLater(true)}>
            {t('device.later')}
          </Button>
        </span>
      </Notice>
      {preparing.isError && <Notice tone="error">{errorText(preparing.error)}</Notice>}
    </div>
  )
}

interface Bringing {
  readonly accounts: readonly DeviceAccount[]
  readonly files: readonly File[]
}

function BringDialog({ bringing: { accounts, files }, onClose }: { bringing: Bringing; onClose: () => void }) {
  const t = useTranslations('gachaImport')
  const userId = useDevice((device) => device.user_id)
  const [desk] = useState<FileDesk>(() => ({
    ...ACCOUNT_DESK,
    show: async (imports) => {
      await ACCOUNT_DESK.show(imports)
      if (userId !== null) await noteBrought(broughtAccounts(accounts, imports), userId)
    },
  }))
  return (
    <Dialog title={t('device.title')} widthPx={800} onClose={onClose}>
      <FileImportForm desk={desk} shared={null} dropped={files} onDone={onClose} />
    </Dialog>
  )
}
