import {
  confirmFile,
  type FileImport,
  fileRefusal,
  MAX_PULL_FILE_BYTES,
  previewFile,
} from '@ephemeris/contract/gacha-file'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { DryRun } from '#web/features/gacha/import/dry-run.tsx'
import styles from '#web/features/gacha/import/file-import-form.module.css'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { ApiError } from '#web/lib/api-error'
import { chooseAccount } from '#web/state/pull-choice'
import { Button } from '#web/ui/button/button.tsx'
import { FileDrop } from '#web/ui/file/file-drop.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast/toasts'

/** Reasons that have a sentence of their own. */
const REFUSALS = [
  'not_json',
  'unknown_format',
  'newer_version',
  'too_many_rows',
  'too_many_accounts',
  'uid_missing',
  'uid_invalid',
  'too_large',
  'too_slow',
  'no_pulls',
  'wrong_game',
  'list_missing',
  'section_unsupported',
  'damaged',
  'locked',
  'too_large_inside',
] as const

type Refusal = (typeof REFUSALS)[number]

class FileTooLarge extends Error {}

interface FileImportProps {
  /** What was dropped elsewhere; `null`: nothing. */
  dropped: File | null
  onDone: () => void
}

/** Imports a file of any known tracker: what it would do first, and then on a word. (BRING-3) */
export function FileImportForm({ dropped, onDone }: FileImportProps) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const [uid, setUid] = useState('')

  const preview = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_PULL_FILE_BYTES) throw new FileTooLarge()
      const text = new Uint8Array(await file.arrayBuffer())
      return call(previewFile, { text, gameId: null, uid: uid.trim() || null })
    },
    networkMode: 'always',
  })
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
      preview.reset()
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
  const look = useEffectEvent((file: File) => {
    confirm.reset()
    bring.reset()
    preview.mutate(file)
  })
  useEffect(() => {
    if (dropped) look(dropped)
  }, [dropped])
  const refusal = preview.error === null ? null : refusalOf(preview.error)
  const what = preview.error === null ? undefined : dataOf(preview.error)?.what
  const isAboutUid = refusal === 'uid_missing' || refusal === 'uid_invalid'

  const isImporting = confirm.isPending || bring.isPending
  const uidField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAboutUid) uidField.current?.focus()
  }, [isAboutUid])

  return (
    <div className={styles.parts}>
      <FileDrop
        label={t('file.label')}
        hint={t('file.hint')}
        accept=".json,.xlsx,.csv,.txt,.dat,.db,.sqlite,.zip,.gz"
        isBusy={preview.isPending || isImporting}
        onFile={(file) => {
          confirm.reset()
          bring.reset()
          preview.mutate(file)
        }}
      />
      {preview.isPending && <Progress label={t('file.reading')} />}
      {preview.isError && (
        <Notice tone="error">
          {what ? t(`file.notPulls.${what}`) : refusal ? t(`file.refused.${refusal}`) : errorText(preview.error)}
        </Notice>
      )}
      {!preview.data && (
        <form
          className={styles.uid}
          onSubmit={(event) => {
            event.preventDefault()
            if (preview.variables) preview.mutate(preview.variables)
          }}
        >
          <TextField
            ref={uidField}
            label={t('file.uid')}
            value={uid}
            autoComplete="off"
            maxLength={10}
            onChange={setUid}
          />
          <p className={styles.hint}>{t('file.uidHint')}</p>
          {isAboutUid && <Button type="submit">{t('file.again')}</Button>}
        </form>
      )}
      {preview.data && (
        <DryRun
          preview={preview.data}
          isBusy={isImporting}
          onConfirm={() => confirm.mutate(preview.data.previewId)}
          onDiscard={() => preview.reset()}
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

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof FileTooLarge) return 'too_large'
  const reason = dataOf(error)?.reason
  return REFUSALS.find((one) => one === reason) ?? null
}

/** What the server tells of a file that it refuses. */
function dataOf(error: unknown) {
  return error instanceof ApiError ? fileRefusal.safeParse(error.data).data : undefined
}
