import { clearSlot, downloadSettings, restoreSlotVersion, type SlotVersion } from '@ephemeris/contract/sync/sync'
import { isLocalNewer, type Slot } from '@ephemeris/core/sync/slot'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { applyDownload } from '#web/features/cloud-sync/last-download'
import { type FilledSlot, localSettings, look, type SlotState, upload } from '#web/features/cloud-sync/slot-calls'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { readSyncedDevice } from '#web/state/synced-device'
import { showToast } from '#web/ui/message/toasts'

/** What has to be answered before anything is replaced. */
export type Question =
  | {
      readonly kind: 'upload'
      readonly slot: Slot
      readonly found: FilledSlot | 'unreadable'
      readonly localMarks: number
    }
  | { readonly kind: 'download'; readonly slot: Slot; readonly written: Instant; readonly localMarks: number }
  | { readonly kind: 'clear'; readonly slot: Slot }
  | { readonly kind: 'restore'; readonly slot: Slot; readonly version: SlotVersion }

/** The operations on slots, one at a time; failures are shown. (SYNC-30) */
export function useCloudSync() {
  const t = useTranslations('cloudSync')
  const errorText = useErrorText()
  const [question, setQuestion] = useState<Question | null>(null)

  const work = useMutation({
    mutationFn: (job: () => Promise<void>) => job(),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    // The times of the slots, and their versions.
    onSettled: () => readAgain({ queryKey: ['user'] }),
  })

  /** `written`: when, as far as is known here; `null`: the slot is empty. */
  function askUpload(slot: Slot, written: Instant | null): void {
    if (localSettings() === null) showToast({ tone: 'error', text: t('noLocal') })
    else work.mutate(() => (written === null ? uploadOver(slot, 'empty') : lookAndUpload(slot)))
  }

  async function lookAndUpload(slot: Slot): Promise<void> {
    const local = localSettings()
    if (local === null) return
    const found = await look(slot, local)
    if (found !== 'empty' && (found === 'unreadable' || found.overwrite !== 'same')) {
      setQuestion({ kind: 'upload', slot, found, localMarks: countMarks(local.activityStatus) })
      return
    }
    await uploadOver(slot, found)
  }

  /** What another device has written meanwhile is looked at in its turn. */
  async function uploadOver(slot: Slot, found: SlotState): Promise<void> {
    const local = localSettings()
    if (local === null) return
    if ((await upload(slot, local, found)) === 'changed') {
      showToast({ tone: 'error', text: t('changed', { slot }) })
      await lookAndUpload(slot)
      return
    }
    const count = countMarks(local.activityStatus)
    showToast({ tone: 'success', text: t('uploaded', { slot, count }) })
  }

  function askDownload(slot: Slot, written: Instant): void {
    const { marks, lastMark } = readSyncedDevice()
    if (isLocalNewer(lastMark, written)) setQuestion({ kind: 'download', slot, written, localMarks: countMarks(marks) })
    else work.mutate(() => download(slot))
  }

  async function download(slot: Slot): Promise<void> {
    const { settings, updatedAt } = await call(downloadSettings, { slot })
    applyDownload(slot, settings, updatedAt)
    showToast({ tone: 'success', text: t('downloaded', { slot, count: countMarks(settings.activityStatus) }) })
  }

  async function clear(slot: Slot): Promise<void> {
    await call(clearSlot, { slot })
    showToast({ tone: 'success', text: t('cleared', { slot }) })
  }

  async function restore(slot: Slot, version: SlotVersion): Promise<void> {
    await call(restoreSlotVersion, { slot, versionId: version.id })
    showToast({ tone: 'success', text: t('versions.restored', { slot, count: version.marks }) })
  }

  function jobFor(asked: Question): () => Promise<void> {
    const { slot } = asked
    switch (asked.kind) {
      case 'upload':
        return () => uploadOver(slot, asked.found)
      case 'download':
        return () => download(slot)
      case 'clear':
        return () => clear(slot)
      case 'restore':
        return () => restore(slot, asked.version)
    }
  }

  return {
    isBusy: work.isPending,
    question,
    ask: setQuestion,
    askUpload,
    askDownload,
    confirm: (asked: Question) => {
      setQuestion(null)
      work.mutate(jobFor(asked))
    },
    dismiss: () => setQuestion(null),
  }
}
