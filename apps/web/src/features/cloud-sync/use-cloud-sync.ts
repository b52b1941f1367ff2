import type { Download, SlotVersion } from '@ephemeris/contract/sync/sync'
import { clearSlot, restoreSlotVersion } from '@ephemeris/contract/sync/sync'
import type { Difference } from '@ephemeris/core/sync/merge'
import type { Replacement } from '@ephemeris/core/sync/replacement'
import type { Slot } from '@ephemeris/core/sync/slot'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { downloadSlot, syncSlot, upload } from '#web/features/cloud-sync/sync-slot'
import { useErrorText } from '#web/i18n/use-error-text'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { compareWithSlot, type FoundSlot, readSlot } from '#web/state/slots/slot-content'
import { isDeviceBlank, uploadOf } from '#web/state/slots/synced-device'
import { showToast } from '#web/ui/message/toasts'

/** A slot that holds something else than the device. */
export interface DifferentSlot {
  readonly stored: Download
  readonly difference: Difference
}

/** What has to be answered before anything is replaced. */
export type Question =
  | { readonly kind: 'upload'; readonly slot: Slot; readonly found: DifferentSlot | 'unreadable' }
  | { readonly kind: 'download'; readonly slot: Slot; readonly found: DifferentSlot }
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
    onSettled: readSlotTimesAgain,
  })

  async function sync(slot: Slot, written: Instant | null): Promise<void> {
    const result = await syncSlot(slot, written)
    if (result === 'nothing') showToast({ tone: 'error', text: t('noLocal') })
    else if (result === 'changed') showToast({ tone: 'error', text: t('changed', { slot }) })
    else if (result === 'unreadable') setQuestion({ kind: 'upload', slot, found: result })
    else sayEqual(slot, result.replaced)
  }

  /** What has changed here stands beside the buttons, with the way back. */
  function sayEqual(slot: Slot, replaced: Replacement | null): void {
    if (!replaced) showToast({ tone: 'success', text: t('equal', { slot }) })
  }

  async function lookAndUpload(slot: Slot): Promise<void> {
    const found = await readSlot(slot)
    const difference = found === 'empty' ? null : compareWithSlot(uploadOf(deviceStorage.settings), found)
    if (found === 'unreadable') setQuestion({ kind: 'upload', slot, found })
    else if (found !== 'empty' && difference && differs(difference)) {
      setQuestion({ kind: 'upload', slot, found: { stored: found, difference } })
    } else await uploadOver(slot, found)
  }

  /** What another device has written meanwhile is looked at in its turn. */
  async function uploadOver(slot: Slot, found: FoundSlot): Promise<void> {
    const settings = uploadOf(deviceStorage.settings)
    if (settings === null) return
    if ((await upload(slot, settings, found)) === 'changed') {
      showToast({ tone: 'error', text: t('changed', { slot }) })
      await lookAndUpload(slot)
      return
    }
    showToast({ tone: 'success', text: t('uploaded', { slot, count: countMarks(settings.activityStatus) }) })
  }

  async function lookAndDownload(slot: Slot): Promise<void> {
    const found = await readSlot(slot)
    const difference = compareWithSlot(uploadOf(deviceStorage.settings), found)
    if (typeof found !== 'string' && difference && difference.atRisk.length > 0) {
      setQuestion({ kind: 'download', slot, found: { stored: found, difference } })
    } else await download(slot)
  }

  async function download(slot: Slot): Promise<void> {
    sayEqual(slot, (await downloadSlot(slot)).replaced)
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
        return () => uploadOver(slot, asked.found === 'unreadable' ? asked.found : asked.found.stored)
      case 'download':
        return () => download(slot)
      case 'clear':
        return () => clear(slot)
      case 'restore':
        return () => restore(slot, asked.version)
    }
  }

  /** What needs something on this device to begin with. */
  function begin(job: () => Promise<void>): void {
    if (isDeviceBlank()) showToast({ tone: 'error', text: t('noLocal') })
    else work.mutate(job)
  }

  // `written`: when the slot was, as far as is known here; `null`: it is empty.
  return {
    isBusy: work.isPending,
    question,
    ask: setQuestion,
    sync: (slot: Slot, written: Instant | null) =>
      written === null ? begin(() => sync(slot, null)) : work.mutate(() => sync(slot, written)),
    upload: (slot: Slot, written: Instant | null) =>
      begin(() => (written === null ? uploadOver(slot, 'empty') : lookAndUpload(slot))),
    download: (slot: Slot) => work.mutate(() => lookAndDownload(slot)),
    confirm: (asked: Question) => {
      setQuestion(null)
      work.mutate(jobFor(asked))
    },
    dismiss: () => setQuestion(null),
  }
}

function differs({ here, there }: Difference): boolean {
  return here.length > 0 || there.length > 0
}

/** The times of the slots, and their versions; what they hold is known by its time. */
export function readSlotTimesAgain(): Promise<void> {
  return readAgain({ predicate: ({ queryKey: [area, , kind] }) => area === 'user' && kind !== 'slot' })
}
