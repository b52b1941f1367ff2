import type { FileImport, FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { numberRanges } from '@ephemeris/core/gacha/exchange/number-ranges'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { aheadIn, asksPool, leftOutOf } from '#web/features/gacha/import/doctor/file-entry'
import { useFileReading } from '#web/features/gacha/import/doctor/use-file-reading'
import { DryRun } from '#web/features/gacha/import/dry-run.tsx'
import type { FileImporter } from '#web/features/gacha/import/file-importer'
import styles from '#web/features/gacha/import/import.module.css'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { PULL_FILE_ENDINGS } from '#web/lib/offline/pull-file-types'
import { chooseAccount, noteImportWay } from '#web/state/pulls/pull-choice'
import { FileDrop } from '#web/ui/control/file-drop.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { GreyRows, Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'
import { later } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

const FileList = later(
  async () => (await import('#web/features/gacha/import/doctor/file-list.tsx')).FileList,
  ['importDoctor'],
  { Waiting: GreyRows },
)

interface SharedFile {
  readonly file: File
  /** It is read, and must not be offered again. */
  readonly onRead: () => void
}

interface FileImportProps {
  /** What is said before there is a file. */
  hint?: string
  importer: FileImporter
  /** What was shared to the app: it is read on a click alone, since any page can share. (PWA-17) */
  shared: SharedFile | null
  /** What was dropped elsewhere. */
  dropped: readonly File[]
  /** The device's chooser opens with the form. */
  isAskedFor?: boolean
  /** What was imported is said where the form was; else, and if the form is gone before, a toast says it. */
  isAnswered: boolean
  /** What was imported is on this device. */
  onDone: (imports: readonly FileImport[]) => void
}

/** Imports files of any known tracker: what they are and would do first, and then on a word. (BRING-3, DOC-13) */
export function FileImportForm(props: FileImportProps) {
  const { hint, importer, shared, dropped, isAskedFor = false, isAnswered, onDone } = props
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const { entries, reading, add, name, answer, skip, clear } = useFileReading(importer)
  const form = useRef<HTMLDivElement>(null)
  /** Doubtful pulls of which the player has said the opposite of what is preset. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  function reset(): void {
    setTurned(new Set())
    clear()
  }
  const confirm = useMutation({
    mutationFn: async ({ previewId, doubtful }: FilePreview) => {
      const places = doubtful.flatMap((pull, place) => (leftOut.has(pullKeyIn(pull, pull)) ? [place] : []))
      const imports = await importer.confirm({ previewId, leaveOut: numberRanges(places) })
      const count = imports.reduce((sum, { added }) => sum + added, 0)
      if (!isAnswered || form.current === null) showToast({ tone: 'success', text: t('file.done', { count }) })
      return imports
    },
    networkMode: 'always',
    onSuccess: (imports) => {
      noteImportWay('file')
      reset()
      download.mutate(imports)
    },
  })
  const download = useMutation({
    mutationFn: (imports: readonly FileImport[]) => importer.show(imports),
    networkMode: 'always',
    onSuccess: (_, imports) => {
      const [most] = imports.toSorted((a, b) => b.added - a.added)
      if (most) chooseAccount({ gameId: most.gameId, uid: most.uid })
      onDone(imports)
    },
  })
  function look(files: readonly File[]): void {
    confirm.reset()
    download.reset()
    add(files)
  }
  const lookAtDropped = useEffectEvent(look)
  useEffect(() => {
    if (dropped.length > 0) lookAtDropped(dropped)
  }, [dropped])

  const isImporting = confirm.isPending || download.isPending
  const isBusy = reading.isPending || isImporting
  const { data: preview } = reading
  // What may be there already is left out unless the player says that it is not.
  const preset = new Set(preview?.doubtful.flatMap((pull) => (pull.isBesideKnown ? [pullKeyIn(pull, pull)] : [])))
  const leftOut = inOneOf(preset, turned)

  return (
    <Stack gap={14} ref={form} className={styles.parts}>
      {hint && entries.length === 0 && (
        <Text kind="hint" as="p">
          {hint}
        </Text>
      )}
      <FileDrop
        label={t(entries.length === 0 ? 'file.label' : 'file.more')}
        hint={t('file.hint')}
        accept={PULL_FILE_ENDINGS.join()}
        isBusy={isImporting}
        isMultiple
        isAskedFor={isAskedFor}
        {...(entries.length > 0 && { icon: Plus, className: styles.more })}
        onFiles={look}
      />
      {shared && (
        <Notice
          tone="info"
          action={{
            label: t('file.readShared'),
            onPress: () => {
              shared.onRead()
              look([shared.file])
            },
          }}
        >
          {t('file.shared', { name: shared.file.name })}
        </Notice>
      )}
      {reading.isPending && <Progress label={t('file.reading')} />}
      {entries.length > 0 && (
        <FileList entries={entries} isBusy={isBusy} onName={name} onPools={answer} onSkip={skip} />
      )}
      {reading.isError && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {preview && (
        <DryRun
          formats={entries.flatMap(({ state }) => (state.kind === 'read' ? [state.preview.format] : []))}
          preview={preview}
          skipped={leftOutOf(entries)}
          ahead={aheadIn(entries)}
          isAsking={entries.some(asksPool)}
          isBusy={isImporting}
          onConfirm={() => confirm.mutate(preview)}
          leftOut={leftOut}
          onLeaveOut={(keys) => setTurned(inOneOf(preset, keys))}
          onDiscard={reset}
        />
      )}
      {isImporting && <Progress label={t('file.importing')} />}
      {confirm.isError && <Notice tone="error">{errorText(confirm.error)}</Notice>}
      {download.isError && (
        <Notice
          tone="error"
          action={{ label: t('task.downloadAgain'), onPress: () => download.mutate(download.variables) }}
        >
          {t('task.notOnDevice', { reason: reasonText(download.error) })}
        </Notice>
      )}
    </Stack>
  )
}

/** What is in one of both sets and not in the other one. */
function inOneOf(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other].filter((key) => one.has(key) !== other.has(key)))
}
