import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { AT_START, BELL_LEADS, type BellTime, bellMoment, offeredBell, openBellTimes } from '@ephemeris/core/notes/bell'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/evening/bell/bell.module.css'
import { BellNote } from '#web/features/evening/bell/bell-note.tsx'
import { BellSign } from '#web/features/evening/bell/bell-sign.tsx'
import { useBellState } from '#web/features/evening/bell/use-bell-state'
import { useBellTimeText } from '#web/features/evening/bell/use-bell-time-text'
import { typedKey } from '#web/lib/page/typed-key'
import { useNow } from '#web/lib/time/page-clock'
import { setBell, tendNotes, useBell } from '#web/state/evening/notes'
import { usePreferences } from '#web/state/preferences'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { SwitchButton } from '#web/ui/control/switch.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface BellRowProps {
  activity: PlacedActivity
}

const TIMES: readonly BellTime[] = [...BELL_LEADS.map((leadHours): BellTime => ({ edge: 'end', leadHours })), AT_START]

/** `Tell me 1 day before this ends`, on every way of being reminded that the player has. (NOTE-11, NOTE-13) */
export function BellRow({ activity }: BellRowProps) {
  const t = useTranslations('evening')
  const textOf = useBellTimeText()
  const now = useNow(MINUTE_MS)
  const selectId = useId()
  const noteId = useId()
  const bell = useBell(activity.id)
  const offered = offeredBell(activity, now)
  const time = bell ?? offered
  const state = useBellState(activity, { time, isSet: bell !== null })
  const isOver = phaseOf(activity, now) === 'ended' || Boolean(activity.announcement?.goneSince)

  useEffect(() => tendNotes({ isAgain: true }), [])

  const press = () => setBell(activity.id, bell ? null : offered)
  useBellKey(isOver || time === null ? null : press)
  if (isOver) return null

  const open = openBellTimes(activity, now)
  const isOpen = (one: BellTime) => open.some((other) => keyOf(other) === keyOf(one))
  const times = TIMES.filter((one) => isOpen(one) || (time !== null && keyOf(one) === keyOf(time)))
  const isPassed = bell !== null && bellMoment(bell, activity) <= now

  return (
    <Row as="section" gap={12} align="start" padX={16} padY={8} aria-label={t('bell.title')}>
      <Text kind="quiet" className={styles.tile} data-on={bell !== null || undefined}>
        <BellSign kind={state.kind} size={18} />
      </Text>
      {time === null ? (
        <Text kind="hint" as="p" grow className={styles.late}>
          {t('bell.tooLate')}
        </Text>
      ) : (
        <Stack grow>
          <Row as="span" wrap gap={8} rowGap={4} text="bold" className={styles.when}>
            <label htmlFor={selectId}>{t('bell.remindMe')}</label>
            <Select
              id={selectId}
              value={keyOf(time)}
              options={times.map((one) => ({ value: keyOf(one), label: textOf(one) }))}
              onChange={(key) => setBell(activity.id, TIMES.find((one) => keyOf(one) === key) ?? time)}
            />
          </Row>
          <Text kind="hint" as="div" id={noteId} className={styles.note}>
            {isPassed ? (
              <>
                <span>{t('bell.passed')}</span>{' '}
                {offered && (
                  <Row as={Pressable} inline text="link" onClick={() => setBell(activity.id, offered)}>
                    {t('bell.instead', { time: textOf(offered) })}
                  </Row>
                )}
              </>
            ) : (
              <BellNote state={state} />
            )}
          </Text>
        </Stack>
      )}
      {time !== null && (
        <SwitchButton
          className={styles.switch}
          data-bell={activity.id}
          aria-pressed={bell !== null}
          aria-label={t('bell.name', { time: textOf(time) })}
          aria-describedby={noteId}
          onClick={press}
        />
      )}
    </Row>
  )
}

function keyOf({ edge, leadHours }: BellTime): string {
  return `${edge} ${leadHours}`
}

/** `B` in the dialog, unless the player switched single letters off. (NOTE-14) @param press `null`: there is no bell */
function useBellKey(press: (() => void) | null): void {
  const { singleKeyShortcuts } = usePreferences()
  const isOn = singleKeyShortcuts && press !== null
  const act = useEffectEvent(() => press?.())

  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent): void {
      const isPlain = !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (!isPlain || isTyped || event.repeat || typedKey(event) !== 'b') return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}
