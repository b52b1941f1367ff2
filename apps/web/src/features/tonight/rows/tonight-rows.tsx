import type { Instant } from '@ephemeris/core/time/instant'
import type { Evening } from '@ephemeris/core/tonight/evening'
import { byLoss, type Tonight } from '@ephemeris/core/tonight/tonight'
import { useTranslations } from 'use-intl'
import { TonightEntry } from '#web/features/tonight/rows/tonight-row.tsx'
import type { Marking } from '#web/features/tonight/rows/use-marking'
import { usePageKeys } from '#web/state/use-page-keys'
import { Stack } from '#web/ui/layout/layout.tsx'

interface TonightRowsProps {
  tonight: Tonight
  evening: Evening
  now: Instant
  marking: Marking
  /** How many rows are shown; the others are elsewhere. */
  limit?: number
}

/** What is to be done tonight. The keys 1 to 9 mark a row, U takes the last mark back. (TON-6, TON-7) */
export function TonightRows({ tonight, evening, now, marking, limit = Number.POSITIVE_INFINITY }: TonightRowsProps) {
  const t = useTranslations('tonight')
  const { mark, undo, lingering, list } = marking
  // What was just marked stays for a moment, in its place.
  const rows = [...tonight.open, ...tonight.done.filter(({ key }) => lingering.has(key))].toSorted(byLoss)
  const shown = rows.slice(0, limit)
  const digits = shown
    .slice(0, 9)
    .map((row, index) => [String(index + 1), () => (row.isDone ? undefined : mark(row))] as const)
  usePageKeys({ ...Object.fromEntries(digits), u: undo })
  if (shown.length === 0) return null

  return (
    <Stack as="ol" ref={list} aria-label={t('list')}>
      {shown.map((row) => (
        <TonightEntry key={row.key} row={row} evening={evening} now={now} onPress={() => mark(row)} />
      ))}
    </Stack>
  )
}
