import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { traitsOf } from '@ephemeris/core/games/traits'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import type { ExportFormat } from '#web/features/gacha/accounts/export-file'
import { useErrorText } from '#web/i18n/use-error-text'
import { saveFile } from '#web/lib/outside/save-file'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface ExportDialogProps {
  account: PullAccount
  onClose: () => void
}

/** Offers an account's pulls as a file, and says what each kind of file cannot hold. (BRING-6, RIVAL-2) */
export function ExportDialog({ account, onClose }: ExportDialogProps) {
  const t = useTranslations('gachaImport.export')
  const shell = useTranslations('shell')
  const language = useLocale()
  const errorText = useErrorText()
  const id = useId()
  const { gameId } = account
  const [format, setFormat] = useState<ExportFormat>('extended')
  const { exchange, rival } = traitsOf(gameId)
  const names = {
    extended: t('extended.name'),
    strict: t('strict.name'),
    others: rival?.name ?? '',
    workbook: t('workbook.name'),
  }
  const isOffered = { extended: true, strict: exchange !== null, others: rival !== null, workbook: true }
  const formats = (['extended', 'strict', 'others', 'workbook'] as const).filter((one) => isOffered[one])
  const hint = format === 'others' ? (rival?.format ?? 'extended') : format
  const words = {
    sheet: t('workbook.sheet'),
    columns: {
      time: t('workbook.time'),
      pool: t('workbook.pool'),
      name: t('workbook.item'),
      type: t('workbook.type'),
      rarity: t('workbook.rarity'),
      poolId: t('workbook.poolId'),
      itemId: t('workbook.itemId'),
      pullId: t('workbook.pullId'),
    },
    poolName: (poolId: string) => poolNameIn(language, gameId, poolId),
  }
  const exporting = useMutation({
    mutationFn: async () => {
      const { exportFile } = await import('#web/features/gacha/accounts/export-file')
      return exportFile(account, { format, language, words })
    },
    networkMode: 'always',
    onSuccess: ({ content, name, omitted }) => {
      saveFile(content, name)
      if (omitted !== null) showToast({ tone: 'success', text: t('omitted', { count: omitted }) })
    },
  })

  return (
    <Dialog title={t('title')} widthPx={440} onClose={onClose}>
      <Stack gap={10} className={styles.content}>
        <Text kind="body" weight="medium" as="label" htmlFor={id}>
          {t('mode')}
        </Text>
        <Select
          id={id}
          options={formats.map((value) => ({ value, label: names[value] }))}
          value={format}
          onChange={(chosen) => setFormat(formats.find((one) => one === chosen) ?? 'extended')}
        />
        <Text kind="hint" as="p">
          {t(`${hint}.hint`)}
        </Text>
        {exporting.isError && <Notice tone="error">{errorText(exporting.error)}</Notice>}
      </Stack>
      <DialogButtons>
        <Button look="quiet" onClick={onClose}>
          {shell('close')}
        </Button>
        <Button look="primary" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          {t('verb')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
