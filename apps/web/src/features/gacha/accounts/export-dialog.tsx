import { exportPulls } from '@ephemeris/contract/gacha-export'
import type { ExportMode } from '@ephemeris/core/gacha/exchange/write-file'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/small-dialog.module.css'
import { useErrorText } from '#web/i18n/use-error-text'
import { fetchFile } from '#web/lib/api'
import { saveFile } from '#web/lib/save-file'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

interface ExportDialogProps {
  account: PullAccount
  onClose: () => void
}

/** Offers an account's pulls as a file that other trackers read. */
export function ExportDialog({ account, onClose }: ExportDialogProps) {
  const t = useTranslations()
  const language = useLocale()
  const errorText = useErrorText()
  const [mode, setMode] = useState<ExportMode>('extended')
  const exporting = useMutation({
    mutationFn: () => fetchFile(exportPulls, { ...account, mode, language }),
    networkMode: 'always',
    onSuccess: ({ content, name }) => saveFile(content, name),
  })

  return (
    <Dialog title={t('gachaImport.export.title')} widthPx={400} onClose={onClose}>
      <div className={styles.content}>
        {account.gameId !== 'wuthering' && (
          <SegmentedControl<ExportMode>
            label={t('gachaImport.export.mode')}
            segments={[
              { value: 'extended', label: t('gachaImport.export.extended.name') },
              { value: 'strict', label: t('gachaImport.export.strict.name') },
            ]}
            value={mode}
            onChange={setMode}
          />
        )}
        <p className={styles.hint}>{t(`gachaImport.export.${mode}.hint`)}</p>
        {exporting.isError && <Notice tone="error">{errorText(exporting.error)}</Notice>}
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onClose}>
            {t('shell.close')}
          </Button>
          <Button look="primary" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
            {t('gachaImport.export.verb')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
