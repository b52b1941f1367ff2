import { confirmFile, type FileImport } from '@ephemeris/contract/gacha-file'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { FileList } from '#web/features/gacha/import/doctor/file-list.tsx'
import { useFileReading } from '#web/features/gacha/import/doctor/use-file-reading'
import { DryRun } from '#web/features/gacha/import/dry-run.tsx'
import styles from '#web/features/gacha/import/file-import-form.module.css'
import { Texts } from '#web/i18n/texts.tsx'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { chooseAccount } from '#web/state/pull-choice'
import { FileDrop } from '#web/ui/file/file-drop.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast/toasts'

interface FileImportProps {
  /** What was dropped elsewhere. */
  dropped: readonly File[]
  onDone: () => void
}

/** Imports files of any known tracker: what they are and would do first, and then on a word. (BRING-3, DOC-13) */
export function FileImportForm({ dropped, onDone }: FileImportProps) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const { entries, reading, add, name, skip, clear } = useFileReading()
  const confirm = useMutation({
    mutationFn: async (previewId: string) => {
      const imports = await call(confirmFile, { previewId })
      showToast({
        tone: 'success',
        text: t('file.done', { count: imports.reduce((sum, { added }) => sum + added, 0) }),
      })
      return imports
    },
    networkMode: 'always',
    onSuccess: (imports) => {
      clear()
      bring.mutate(imports)
    },
  })
  const bring = useMutation({
    mutationFn: async (imports: readonly FileImport[]) => {
      await refreshUids()
      for (const { gameId, uid: own } of imports) await downloadPulls({ gameId, uid: own }, null)
    },
    networkMode: 'always',
    onSuccess: (_, [first]) => {
      if (first) chooseAccount({ gameId: first.gameId, uid: first.uid })
      onDone()
    },
  })
  const look = useEffectEvent((files: readonly File[]) => {
    confirm.reset()
    bring.reset()
    add(files)
  })
  useEffect(() => {
    if (dropped.length > 0) look(dropped)
  }, [dropped])

  const isImporting = confirm.isPending || bring.isPending
  const isBusy = reading.isPending || isImporting

  return (
    <div className={styles.parts}>
      <FileDrop
        label={t('file.label')}
        hint={t('file.hint')}
        accept=".json,.xlsx,.csv,.txt,.dat,.db,.sqlite,.zip,.gz"
        isBusy={isBusy}
        isMultiple
        onFiles={(files) => {
          confirm.reset()
          bring.reset()
          add(files)
        }}
      />
      {reading.isPending && <Progress label={t('file.reading')} />}
      {entries.length > 0 && (
        <Suspense fallback={<Progress label={t('file.reading')} />}>
          <Texts areas={['importDoctor']}>
            <FileList entries={entries} isBusy={isBusy} onName={name} onSkip={skip} />
          </Texts>
        </Suspense>
      )}
      {reading.isError && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {reading.data && (
        <DryRun
          formats={entries.flatMap(({ state }) => (state.kind === 'read' ? [state.preview.format] : []))}
          preview={reading.data}
          isBusy={isImporting}
          onConfirm={() => confirm.mutate(reading.data?.previewId ?? '')}
          onDiscard={clear}
        />
      )}
      {isImporting && <Progress label={t('file.importing')} />}
      {confirm.isError && <Notice tone="error">{errorText(confirm.error)}</Notice>}
      {bring.isError && (
        <Notice tone="error" action={{ label: t('task.bringAgain'), onPress: () => bring.mutate(bring.variables) }}>
          {t('task.notOnDevice', { reason: reasonText(bring.error) })}
        </Notice>
      )}
    </div>
  )
}
