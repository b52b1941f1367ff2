import type { TonightIncome, TonightRow } from '@ephemeris/core/tonight/tonight'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { markRow } from '#web/features/tonight/rows/mark-row'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { runAfter } from '#web/lib/time/run-after'
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
