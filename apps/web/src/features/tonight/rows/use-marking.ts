import { statusOf } from '@ephemeris/core/activity/status'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import type { TonightIncome, TonightRow } from '@ephemeris/core/tonight/tonight'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { deviceStorage } from '#web/lib/device/device-storage'
import { runAfter } from '#web/lib/time/run-after'
import { setMark } from '#web/state/marks'
import { planAccountOf } from '#web/state/plan/plan-account'
import { setTaken } from '#web/state/plan/set-taken'
import { dismissToast, showToast } from '#web/ui/message/toasts'

/** How long a marked row stays before it is folded away. */
const LINGER_MS = 900

export interface Marking {
  /** Marks a row as done, or takes that back, and offers the way back in a toast. */
  mark(row: TonightRow): void
  /** Takes the last mark back. */
  undo(): void
  /** Keys of rows that were marked a moment ago. */
  readonly lingering: ReadonlySet<string>
  readonly list: RefObject<HTMLOListElement | null>
}

/** The latest mark of the page, wherever in it that was set: one toast, one undo. */
let latest: { readonly toastId: number; readonly undo: () => void } | null = null

export function useMarking(incomes: readonly TonightIncome[]): Marking {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  const waiting = useRef(new Set<() => void>())

  useEffect(() => {
    const calls = waiting.current
    return () => {
      for (const callOff of calls) callOff()
    }
  }, [])

  function linger(key: string): void {
    setLingering((keys) => new Set([...keys, key]))
    const callOff = runAfter(LINGER_MS, () => {
      waiting.current.delete(callOff)
      keepFocus(list.current, key)
      setLingering((keys) => new Set([...keys].filter((one) => one !== key)))
    })
    waiting.current.add(callOff)
  }

  function undo(): void {
    if (!latest) return
    dismissToast(latest.toastId)
    latest.undo()
    latest = null
  }

  function mark(row: TonightRow): void {
    if (latest) dismissToast(latest.toastId)
    const takeBack = markRow(row, !row.isDone, incomes)
    if (row.isDone) {
      latest = null
      return
    }
    linger(row.key)
    const action = { label: t('undo'), onPress: undo }
    const text = t('marked', { name: words.name(row) })
    latest = { toastId: showToast({ tone: 'success', text, action }), undo: takeBack }
  }

  return { mark, undo, lingering, list }
}

/** The row that goes hands the focus to its neighbour. */
function keepFocus(list: HTMLOListElement | null, key: string): void {
  const row = [...(list?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset.tonight === key)
  if (!row?.contains(document.activeElement)) return
  const next = row.nextElementSibling ?? row.previousElementSibling
  const target = next?.querySelector('button') ?? document.querySelector('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/**
 * Marks a row as done, or takes that back: an activity by its mark, which the cloud slots carry, everything else by the
 * periods that the plan knows as taken. (TON-6)
 *
 * @returns the way back to what was before
 */
function markRow(row: TonightRow, isDone: boolean, incomes: readonly TonightIncome[]): () => void {
  const undoTaken = markTaken(row, isDone, incomes)
  const { activity } = row
  if (!activity) return undoTaken

  const previous = statusOf(deviceStorage.settings.activityStatus, activity.id)
  setMark(activity.id, isDone ? 'done' : '')
  return () => {
    undoTaken()
    setMark(activity.id, previous)
  }
}

/**
 * If an activity represents a period, its mark is enough, unless the player entered something else about the period.
 */
function markTaken(
  { gameId, activity, takenKeys }: TonightRow,
  isDone: boolean,
  incomes: readonly TonightIncome[],
): () => void {
  if (gameId === 'own') return () => undefined
  const { settings } = deviceStorage
  const account = planAccountOf(gameId, settings)
  const said = readAccountPlan(settings.plan, account).taken
  const keys = activity ? takenKeys.filter((key) => Object.hasOwn(said, key)) : takenKeys
  const calendar = incomes.find((income) => income.gameId === gameId)?.calendar
  if (keys.length === 0 || !calendar) return () => undefined
  // All sources, whatever the player follows: the plan counts them all.
  return setTaken(keys, isDone, {
    account,
    income: { gameId, facts: INCOME[gameId], calendar, marks: settings.activityStatus },
  })
}
