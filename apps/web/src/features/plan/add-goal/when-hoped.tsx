import { announcedUntil, comingHalves } from '@ephemeris/core/plan/goals/goal-end'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { calendarDay, dayOf, formatDay, parseDay, startOfDay } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import type { GoalDraft } from '#web/features/plan/add-goal/goal-draft'
import { Select } from '#web/ui/control/select.tsx'
import { FIELD } from '#web/ui/control/text-field.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Halves that can be chosen. */
const HALVES = 8
/** A day that is offered first. */
const SOON_MS = 42 * DAY_MS

interface WhenHopedProps {
  draft: GoalDraft
  situation: PlanSituation
  onDraft: (draft: GoalDraft) => void
}

/** When a player hopes for something that is not announced: at its next rerun, in a version, or by a day. (PLAN-45) */
export function WhenHoped({ draft, situation, onDraft }: WhenHopedProps) {
  const t = useTranslations('plan')
  const id = useId()
  const { now, calendar } = situation
  const clock = fixedClock(calendar.server)
  const halves = comingHalves(situation, announcedUntil(situation)).slice(0, HALVES)
  const [next] = halves
  const { expected } = draft
  const kind = draft.isRerun ? 'rerun' : expected ? 'version' : 'day'
  const half = expected ?? next

  function hope(change: Pick<GoalDraft, 'expected' | 'isRerun' | 'until'>): void {
    onDraft({ ...draft, ...change })
  }

  function hopeForDay(text: string): void {
    const day = parseDay(text)
    // The end of that day on the server.
    if (day === null) return
    const until = instant(startOfDay(calendarDay(day + 1), clock) - 1)
    hope({ expected: null, isRerun: false, until })
  }

  return (
    <fieldset>
      <Row as="legend" padY={6} text="strong">
        {t('add.hope')}
      </Row>
      <Choice
        name={id}
        title={t('add.rerun')}
        hint={t('add.rerunHint')}
        isOn={kind === 'rerun'}
        onPick={() => hope({ expected: null, isRerun: true, until: next?.endAt ?? draft.until })}
      />
      {next && half && (
        <Choice
          name={id}
          title={t('add.inVersion')}
          isOn={kind === 'version'}
          onPick={() => hope({ expected: half, isRerun: false, until: next.endAt })}
        >
          <label className="visually-hidden" htmlFor={`${id}-half`}>
            {t('add.inVersion')}
          </label>
          <Select
            id={`${id}-half`}
            options={halves.map((one) => ({
              value: keyOf(one),
              label: t('goals.half', { half: String(one.half), version: one.version }),
            }))}
            value={keyOf(half)}
            onChange={(chosen) => {
              const found = halves.find((one) => keyOf(one) === chosen)
              if (!found) return
              const { version, half: part, endAt } = found
              hope({ expected: { version, half: part }, isRerun: false, until: endAt })
            }}
          />
        </Choice>
      )}
      <Choice
        name={id}
        title={t('add.byDay')}
        isOn={kind === 'day'}
        onPick={() => hopeForDay(formatDay(dayOf(instant(now + SOON_MS), clock)))}
      >
        {kind === 'day' && (
          <input
            type="date"
            className={FIELD}
            aria-label={t('add.byDay')}
            min={formatDay(dayOf(now, clock))}
            value={formatDay(dayOf(draft.until, clock))}
            onChange={({ target }) => hopeForDay(target.value)}
          />
        )}
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  title: string
  hint?: string
  isOn: boolean
  onPick: () => void
  children?: ReactNode
}

function Choice({ name, title, hint, isOn, onPick, children }: ChoiceProps) {
  return (
    <Row
      gap={12}
      rowGap={6}
      justify="between"
      wrap
      padY={6}
      padX={14}
      className={styles.choice}
      data-on={isOn || undefined}
    >
      <Row as="label" gap={12} padY={10} grow text="body">
        <input type="radio" name={name} checked={isOn} onChange={onPick} />
        <span>
          <b>{title}</b>
          {hint !== undefined && (
            <Text kind="note" as="div">
              {hint}
            </Text>
          )}
        </span>
      </Row>
      {children}
    </Row>
  )
}

function keyOf({ version, half }: { readonly version: string; readonly half: number }): string {
  return `${version}/${half}`
}
