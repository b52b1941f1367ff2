import { weekdayMomentText } from '@ephemeris/core/language/dates'
import { useLocale, useTranslations } from 'use-intl'
import type { BellState } from '#web/features/evening/bell/bell-state'
import { MissingNote } from '#web/features/evening/missing-note.tsx'
import { useClockNames } from '#web/state/words/clock-name'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

/** When the bell arrives and by which ways, or what is missing for that; of one that is off, nothing. (NOTE-13) */
export function BellNote({ state: { kind, missing, arrivals } }: { state: BellState }) {
  const t = useTranslations('evening')
  const words = useTranslations('channels')
  const language = useLocale()
  const style = useDeviceMomentStyle()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = useClockNames()

  if (kind === 'silent') return t('bell.paused')
  if (kind === 'off') return null
  if (missing !== null) return <MissingNote missing={missing} />
  if (kind === 'unknown') return t('ways.unknown')
  return arrivals.map(({ at, channels }) => (
    <p key={at}>
      {t('bell.arrives', {
        when: [weekdayMomentText(at, style), names.ofDevice(at)].filter(Boolean).join(' '),
        ways: list.format(channels.map((channel) => words(`inSentence.${channel}`))),
      })}
    </p>
  ))
}
