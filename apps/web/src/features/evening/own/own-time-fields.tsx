import { dayText } from '@ephemeris/core/language/dates'
import { OWN_LIMITS } from '@ephemeris/core/own/own-entry'
import { calendarDay } from '@ephemeris/core/time/calendar'
import { useLocale, useTranslations } from 'use-intl'
import type { OwnDraft } from '#web/features/evening/own/own-draft'
import { OwnSelect } from '#web/features/evening/own/own-field.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'

interface OwnTimeFieldsProps {
  draft: OwnDraft
  /** Something is missing, or ends before it begins. */
  isFaulty: boolean
  onChange: (part: Partial<OwnDraft>) => void
}

/** 1970-01-05 */
const A_MONDAY = 4
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** What the rhythm that was chosen has to know. */
export function OwnTimeFields({ draft, isFaulty, onChange }: OwnTimeFieldsProps) {
  const t = useTranslations('own')
  const language = useLocale()
  const { unit, gameId, start, end, count, dayOfMonth, time } = draft
  const hasClock = unit === 'day' || unit === 'week' || unit === 'month' || unit === 'days'
  const missing = isFaulty ? t('missing') : undefined
  const isByServer = draft.isByServer && gameId !== null

  return (
    <Grid columns={2} gap={12} phoneColumns={1}>
      {(unit === 'once' || unit === 'after') && (
        <TextField
          label={t('start')}
          type="datetime-local"
          value={start}
          onChange={(text) => onChange({ start: text })}
        />
      )}
      {unit === 'once' && (
        <TextField
          label={t('end')}
          type="datetime-local"
          value={end}
          fault={isFaulty ? t('endFault') : undefined}
          onChange={(text) => onChange({ end: text })}
        />
      )}
      {unit === 'days' && (
        <TextField
          label={t('start')}
          type="date"
          value={start.slice(0, 10)}
          onChange={(text) => onChange({ start: `${text}T00:00` })}
        />
      )}
      {(unit === 'days' || unit === 'after') && (
        <TextField
          label={t('count')}
          inputMode="numeric"
          autoComplete="off"
          value={count === 0 ? '' : String(count)}
          fault={missing}
          onChange={(text) => onChange({ count: numberIn(text, OWN_LIMITS.days) })}
        />
      )}
      {unit === 'week' && (
        <OwnSelect
          label={t('weekday')}
          options={WEEKDAYS.map((weekday) => ({
            value: String(weekday),
            label: dayText(calendarDay(A_MONDAY + weekday - 1), language, { weekday: 'long' }),
          }))}
          value={String(draft.weekday)}
          onChange={(weekday) => onChange({ weekday: Number(weekday) })}
        />
      )}
      {unit === 'month' && (
        <TextField
          label={t('dayOfMonth')}
          inputMode="numeric"
          autoComplete="off"
          value={dayOfMonth === 0 ? '' : String(dayOfMonth)}
          fault={missing}
          onChange={(text) => onChange({ dayOfMonth: numberIn(text, 28) })}
        />
      )}
      {hasClock && gameId !== null && (
        <OwnSelect
          label={t('clock')}
          options={[
            { value: 'server', label: t('server') },
            { value: 'own', label: t('own') },
          ]}
          value={isByServer ? 'server' : 'own'}
          onChange={(chosen) => onChange({ isByServer: chosen === 'server' })}
        />
      )}
      {hasClock && !isByServer && (
        <TextField
          label={t('time')}
          type="time"
          value={time}
          fault={missing}
          onChange={(text) => onChange({ time: text.slice(0, 5) })}
        />
      )}
    </Grid>
  )
}

/** 0 while it is typed. */
function numberIn(text: string, most: number): number {
  return Math.min(most, Number(text.replaceAll(/\D/g, '').slice(0, 3)))
}
