import { readReplacements } from '@ephemeris/core/sync/replacement'
import { defaultSlot, SLOTS, type Slot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import type { Instant } from '@ephemeris/core/time/instant'
import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/cloud-sync/cloud-sync.module.css'
import { isOfferOf, useSlotOffer } from '#web/features/cloud-sync/slot-offer'
import { SlotVersions } from '#web/features/cloud-sync/slot-versions.tsx'
import { SyncQuestion } from '#web/features/cloud-sync/sync-question.tsx'
import { useDifferenceTexts, useReplacementOffer } from '#web/features/cloud-sync/things-text'
import { useCloudSync } from '#web/features/cloud-sync/use-cloud-sync'
import { useErrorText } from '#web/i18n/use-error-text'
import { useProfile } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { stateOfDifference } from '#web/state/slots/compare-newest'
import { useSlotComparison } from '#web/state/slots/use-slot-comparison'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The slots of who is signed in: one press makes a slot and this device the same; the slots themselves, which replace one by the other, are folded. The offer after a login has that press itself. (SYNC-30, SYNC-37) */
export function CloudSync() {
  const t = useTranslations('cloudSync')
  const titleId = useId()
  const momentText = usePastMomentText()
  const profile = useProfile().data
  const [picked, setPicked] = useState<Slot | null>(null)
  const [isOpen, setOpen] = useState(false)
  const sync = useCloudSync()
  const offer = useSlotOffer()
  const hasOffer = useDevice(({ isAccountOffered }) => isAccountOffered)
  if (!profile) return null

  const { slotTimes } = profile
  const slot = picked ?? defaultSlot(slotTimes)
  const written = slotTime(slotTimes, slot)
  const isOffered = hasOffer && isOfferOf(slot, offer)

  /** What is worked on stays picked, whichever slot becomes the newest by it. */
  function workOn(work: () => void): void {
    setPicked(slot)
    work()
  }

  return (
    <Stack as="section" gap={10} aria-labelledby={titleId} aria-busy={sync.isBusy}>
      <Row gap={12} rowGap={2} align="baseline" justify="between" wrap>
        <Text kind="strong" as="h3" id={titleId}>
          {t('title')}
        </Text>
        <Text kind="note" figures>
          {written === null ? t('neverUpdated', { slot }) : t('updated', { slot, time: momentText(written) })}
        </Text>
      </Row>
      {!isOffered && (
        <>
          <SlotState slot={slot} written={written} />
          <SyncButton
            slot={slot}
            written={written}
            isBusy={sync.isBusy}
            onPress={() => workOn(() => sync.sync(slot, written))}
          />
        </>
      )}
      <UndoOffer />
      <Disclosure title={t('slots')} isOpen={isOpen} onToggle={setOpen}>
        <Stack gap={10}>
          <SlotPicker times={slotTimes} slot={slot} onPick={setPicked} />
          <Row gap={8} align="stretch" className={styles.buttons}>
            <Button disabled={sync.isBusy} onClick={() => workOn(() => sync.upload(slot, written))}>
              <Upload size={16} strokeWidth={1.75} aria-hidden />
              {t('upload')}
            </Button>
            <Button disabled={sync.isBusy || written === null} onClick={() => workOn(() => sync.download(slot))}>
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
          </Row>
          <SlotVersions
            slot={slot}
            isBusy={sync.isBusy}
            onRestore={(version) => workOn(() => sync.ask({ kind: 'restore', slot, version }))}
          />
        </Stack>
      </Disclosure>
      {sync.question && <SyncQuestion question={sync.question} onConfirm={sync.confirm} onClose={sync.dismiss} />}
    </Stack>
  )
}

interface SlotStateProps {
  slot: Slot
  written: Instant | null
}

/** Says where what is newer will go; it is quiet where nothing is. (SYNC-45) */
function SyncButton({ slot, written, isBusy, onPress }: SlotStateProps & { isBusy: boolean; onPress: () => void }) {
  const t = useTranslations('cloudSync')
  const state = stateOfDifference(useSlotComparison(slot, written).difference)
  return (
    <Button look={state === 'equal' ? 'outline' : 'primary'} disabled={isBusy} onClick={onPress}>
      <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
      {t('sync', { state, slot })}
    </Button>
  )
}

/** What is newer in the slot, and what on this device. (SYNC-2) */
function SlotState({ slot, written }: SlotStateProps) {
  const t = useTranslations('cloudSync')
  const shell = useTranslations('shell')
  const errorText = useErrorText()
  const differenceTexts = useDifferenceTexts()
  const { content, difference, error, retry } = useSlotComparison(slot, written)
  if (error) {
    return (
      <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
        {errorText(error)}
      </Notice>
    )
  }

  const state = stateOfDifference(difference)
  const texts = difference ? differenceTexts(slot, difference) : []
  const other = content === 'unreadable' ? t('unreadable', { slot }) : t('comparing', { slot })
  return (
    <Text kind="body" as="div" data-state={state} role="status">
      {(state === 'unknown' ? [other] : state === 'equal' ? [t('equal', { slot })] : texts).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Text>
  )
}

/** The last download or merge on this device can be taken back, then the one before. (SYNC-33) */
function UndoOffer() {
  const offer = useReplacementOffer()(readReplacements(useDevice(({ replaced }) => replaced)).at(-1) ?? null)
  return (
    offer && (
      <Notice tone="info" action={offer.action}>
        {offer.text}
      </Notice>
    )
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
  const momentText = usePastMomentText()

  function uploadText(own: Slot): string {
    const time = slotTime(times, own)
    return time === null ? t('never') : momentText(time)
  }

  return (
    <RadioGroup<Slot>
      label={t('slots')}
      options={SLOTS.map((own) => ({
        value: own,
        content: (
          <>
            <Text kind="strong" oneLine>
              {t('slot', { slot: own })}
            </Text>
            <Text kind="note" as="div" figures>
              {uploadText(own)}
            </Text>
          </>
        ),
      }))}
      value={slot}
      onChange={onPick}
    />
  )
}
