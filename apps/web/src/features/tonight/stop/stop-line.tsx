import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStopOptions } from '#web/features/tonight/stop/stop-options'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { setPlaysUntil, usePlaysUntil } from '#web/state/plan/plans'
import { useCountdownText } from '#web/state/words/countdown-text'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Until when the player plays, in one line that changes it in place. Until it is set 01:00 counts, and that is said. (TON-8) */
export function StopLine({ state }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const [isOpen, setOpen] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const isNext = useRef(false)

  // What had the focus is gone: it goes on where it came from.
  useEffect(() => {
    if (!isOpen && isNext.current) change.current?.focus()
    isNext.current = isOpen
  }, [isOpen])

  function close(goesOn: boolean): void {
    isNext.current = goesOn
    setOpen(false)
  }

  if (isOpen) return <StopChoice onChosen={() => close(true)} onLeft={() => close(false)} />
  return (
    <Row gap={8} text="note" className={styles.stop}>
      <StopText state={state} />
      <Text kind="link" as={Pressable} ref={change} className={styles.change} onClick={() => setOpen(true)}>
        {t('changeStop')}
      </Text>
    </Row>
  )
}

function StopText({ state: { evening, now } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const countdown = useCountdownText()
  const { isChosen } = usePlaysUntil()
  const isEvening = evening.beginsAt <= now && now < evening.stopsAt
  const time = words.time(evening.stopsAt)
  const left = countdown.left({ at: evening.stopsAt, certainty: 'announced' }, now)
  if (!isChosen) return <p>{t('untilDefault', { time })}</p>
  return <p>{isEvening ? t('until', { time, left }) : t('untilPast', { time })}</p>
}

interface StopChoiceProps {
  onChosen: () => void
  /** The focus is elsewhere. */
  onLeft: () => void
}

/**
 * Saves what is chosen. Keys pass over the times in between, so with them it stays until Enter or until the focus leaves;
 * Escape restores the previous time.
 */
function StopChoice({ onChosen, onLeft }: StopChoiceProps) {
  const t = useTranslations('tonight')
  const { time } = usePlaysUntil()
  const [before] = useState(time)
  const options = useStopOptions(time)
  const isByKeys = useRef(false)
  const id = useId()

  useEffect(() => document.getElementById(id)?.focus(), [id])

  return (
    <Row
      as="fieldset"
      gap={8}
      text="note"
      className={styles.stop}
      onBlur={() => {
        // A window that loses the focus gives it back.
        if (document.hasFocus()) onLeft()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        isByKeys.current = true
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.key === 'Escape' && time !== before) setPlaysUntil(before)
        // Else the same key presses what then has the focus.
        event.preventDefault()
        onChosen()
      }}
      onPointerDown={() => {
        isByKeys.current = false
      }}
    >
      <label htmlFor={id}>{t('evening.until')}</label>
      <Select
        id={id}
        size="sm"
        options={options}
        value={time}
        onChange={(chosen) => {
          setPlaysUntil(chosen)
          if (!isByKeys.current) onChosen()
        }}
      />
    </Row>
  )
}
