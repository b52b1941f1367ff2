import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { countedPools, poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { countOf } from '#web/features/gacha/pull-count'
import { useErrorText } from '#web/i18n/use-error-text'
import { runAfter } from '#web/lib/time/run-after'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface DownloadDialogProps {
  account: PullAccount
  /** Pulls on the server, by pool. */
  counts: Readonly<Record<string, number>>
  onClose: () => void
}

/** How long the result is shown before the dialog closes by itself. */
const RESULT_MS = 3_000
const ALL = 'all'

/** Brings an account's pulls to this device, one pool of them or all. */
export function DownloadDialog({ account, counts, onClose }: DownloadDialogProps) {
  const t = useTranslations()
  const language = useLocale()
  const errorText = useErrorText()
  const id = useId()
  const [pool, setPool] = useState(ALL)
  const download = useMutation({
    mutationFn: () => downloadPulls(account, pool === ALL ? null : pool),
    networkMode: 'always',
  })
  const order = countedPools(account.gameId)
  const pools = [...order, ...Object.keys(counts).filter((one) => !order.includes(one))]
  const close = useEffectEvent(onClose)
  const isBare = countOf(counts) === 0

  useEffect(() => (download.isSuccess ? runAfter(RESULT_MS, () => close()) : undefined), [download.isSuccess])

  return (
    <Dialog title={t('gachaImport.download.title')} widthPx={400} onClose={onClose}>
      <Stack gap={10} className={styles.content}>
        <Text kind="body" weight="medium" as="label" htmlFor={id}>
          {t('gacha.pool')}
        </Text>
        <Select
          id={id}
          options={[
            { value: ALL, label: t('gachaImport.download.all') },
            ...pools.map((value) => ({
              value,
              label: t('gachaImport.download.pool', {
                pool: poolNameIn(language, account.gameId, value),
                count: counts[value] ?? 0,
              }),
            })),
          ]}
          value={pool}
          onChange={setPool}
        />
        <Text kind="hint" as="p">
          {t(isBare ? 'gachaImport.download.none' : 'gachaImport.download.hint')}
        </Text>
        {download.isSuccess && <Notice tone="info">{t('gachaImport.download.done', { count: download.data })}</Notice>}
        {download.isError && <Notice tone="error">{errorText(download.error)}</Notice>}
      </Stack>
      <DialogButtons>
        <Button look="quiet" onClick={onClose}>
          {t('shell.close')}
        </Button>
        <Button look="primary" disabled={download.isPending || isBare} onClick={() => download.mutate()}>
          {t('gachaImport.download.verb')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
