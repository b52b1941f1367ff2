import { defaultSlot, isLocalNewer, SLOTS, type Slot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/cloud-sync/cloud-sync.module.css'
import { undoDownload, useLastDownload } from '#web/features/cloud-sync/last-download'
import { SlotVersions } from '#web/features/cloud-sync/slot-versions.tsx'
import { SyncQuestion } from '#web/features/cloud-sync/sync-question.tsx'
import { useCloudSync } from '#web/features/cloud-sync/use-cloud-sync'
import { pastMomentText, stampText } from '#web/i18n/words/dates'
import { now } from '#web/lib/server/server-clock'
import { useProfile } from '#web/state/account/session'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useLastMarkAt } from '#web/state/marks'
import { usePreferences } from '#web/state/preferences'
import { Button } from '#web/ui/button/button.tsx'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'

/** The slots of who is signed in: what this device has goes up, what they hold comes down. (SYNC-30) */
export function CloudSync() {
  const t = useTranslations('cloudSync')
  const titleId = useId()
  const clock = useDeviceClock()
  const lastMark = useLastMarkAt()
  const profile = useProfile().data
  const [picked, setPicked] = useState<Slot | null>(null)
  const sync = useCloudSync()
  if (!profile) return null

  const { slotTimes } = profile
  const slot = picked ?? defaultSlot(slotTimes)
  const written = slotTime(slotTimes, slot)

  /** What is worked on stays picked, whichever slot becomes the newest by it. */
  function workOn(work: () => void): void {
    setPicked(slot)
    work()
  }

  return (
    <section className={styles.sync} aria-labelledby={titleId} aria-busy={sync.isBusy}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('title')}
        </h3>
        <span className={styles.stamp}>
          {written === null ? t('neverUpdated', { slot }) : t('updated', { slot, time: stampText(written, clock) })}
        </span>
      </div>
      <SlotPicker times={slotTimes} slot={slot} onPick={setPicked} />
      <div className={styles.buttons}>
        <Button look="primary" disabled={sync.isBusy} onClick={() => workOn(() => sync.askUpload(slot, written))}>
          <Upload size={16} strokeWidth={1.75} aria-hidden />
          {t('upload')}
        </Button>
        <Button
          disabled={sync.isBusy || written === null}
          onClick={() => written !== null && workOn(() => sync.askDownload(slot, written))}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('download')}
        </Button>
        <Button
          className={styles.clear}
          disabled={sync.isBusy || written === null}
          aria-label={t('clear', { slot })}
          title={t('clear', { slot })}
          onClick={() => workOn(() => sync.ask({ kind: 'clear', slot }))}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      {isLocalNewer(lastMark, written) && <p className={styles.newer}>{t('newer', { slot })}</p>}
      <UndoOffer />
      <SlotVersions
        slot={slot}
        isBusy={sync.isBusy}
        onRestore={(version) => workOn(() => sync.ask({ kind: 'restore', slot, version }))}
      />
      {sync.question && <SyncQuestion question={sync.question} onConfirm={sync.confirm} onClose={sync.dismiss} />}
    </section>
  )
}

function UndoOffer() {
  const t = useTranslations('cloudSync')
  const { last } = useLastDownload()
  if (last === null) return null

  function undo(): void {
    undoDownload()
    showToast({ tone: 'success', text: t('undo.done') })
  }

  return (
    <Notice tone="info" action={{ label: t('undo.verb'), onPress: undo }}>
      {t('undo.offer', { slot: last.slot })}
    </Notice>
  )
}

interface SlotPickerProps {
  times: SlotTimes
  slot: Slot
  onPick: (slot: Slot) => void
}

/** The three slots as cards, each with the time of its last upload. */
function SlotPicker({ times, slot, onPick }: SlotPickerProps) {
  const t = useTranslations('cloudSync')
  const language = useLocale()
  const clock = useDeviceClock()
  const { timeFormat } = usePreferences()

  function uploadText(own: Slot): string {
    const time = slotTime(times, own)
    return time === null ? t('never') : pastMomentText(time, now(), { clock, language, timeFormat })
  }

  return (
    <RadioGroup<Slot>
      label={t('slots')}
      options={SLOTS.map((own) => ({
        value: own,
        content: (
          <>
            <span className={styles.name}>{t('slot', { slot: own })}</span>
            <span className={styles.slotPickerTime}>{uploadText(own)}</span>
          </>
        ),
      }))}
      value={slot}
      className={styles.slots}
      optionClassName={styles.slot}
      onChange={onPick}
    />
  )
}
