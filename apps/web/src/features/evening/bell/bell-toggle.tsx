import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { bellOf, offeredBell } from '@ephemeris/core/notes/bell'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Fold } from '@ephemeris/core/timeline/fold-banners'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/evening/bell/bell.module.css'
import { BellSign } from '#web/features/evening/bell/bell-sign.tsx'
import { useBellState } from '#web/features/evening/bell/use-bell-state'
import { useBellTimeText } from '#web/features/evening/bell/use-bell-time-text'
import { MissingNote } from '#web/features/evening/missing-note.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { setBell, useNotes } from '#web/state/evening/notes'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface BellToggleProps {
  /** One activity, or the banners of a phase: the bell is that of the first, unless another one has one. */
  fold: Fold<PlacedActivity>
  /** What its row is called. */
  name: string
}

/** Sets and takes off the bell of a row, and says what keeps it from ringing; nothing where it is too late for one. (NOTE-15) */
export function BellToggle({ fold, name }: BellToggleProps) {
  const t = useTranslations('evening')
  const textOf = useBellTimeText()
  const noteId = useId()
  const notes = useNotes()
  const [first] = fold
  const offered = offeredBell(first, useNow(MINUTE_MS))
  const ringing = fold.filter(({ id }) => bellOf(notes, id) !== null)
  const owner = ringing[0] ?? first
  const bell = bellOf(notes, owner.id)
  const time = bell ?? offered
  const { kind, missing } = useBellState(owner, { time, isSet: bell !== null })
  const isJustSet = useRef(false)

  const confirm = useEffectEvent((state: typeof kind) => {
    if (!isJustSet.current || time === null || state === 'off' || state === 'unknown') return
    isJustSet.current = false
    if (state === 'rings') showToast({ tone: 'success', text: t('bell.set', { time: textOf(time) }) })
  })
  // Whether it rings is known only once it is set.
  useEffect(() => confirm(kind), [kind])
  if (time === null) return null

  function press(): void {
    for (const { id } of ringing) setBell(id, null)
    isJustSet.current = !bell
    if (bell || offered === null) return
    setBell(first.id, offered)
  }

  const label = t('bell.of', { name, time: textOf(time) })
  const isWaiting = kind === 'waits' && missing !== null
  return (
    <>
      <Pressable
        className={styles.toggle}
        data-bell={owner.id}
        aria-pressed={bell !== null}
        aria-label={label}
        aria-describedby={isWaiting ? noteId : undefined}
        title={label}
        onClick={press}
      >
        <BellSign kind={kind} size={16} />
      </Pressable>
      {isWaiting && (
        <Text kind="note" as="p" id={noteId} className={styles.missing} role="status">
          <MissingNote missing={missing} />
        </Text>
      )}
    </>
  )
}
