import type { TenPull } from '@ephemeris/core/gacha/figures/ten-pulls'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { parseDay } from '@ephemeris/core/time/calendar'
import { useLocale } from 'use-intl'
import styles from '#web/features/gacha/records/records.module.css'
import { TenPullRow } from '#web/features/gacha/records/ten-pull-row.tsx'
import { dayText } from '#web/i18n/words/dates'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

interface TenPullListProps {
  account: CountedAccount
  /** Newest first. */
  presses: readonly TenPull[]
}

/** Pulls by the presses that made them, under the days of the server's clock. (REC-6) */
export function TenPullList({ account, presses }: TenPullListProps) {
  const language = useLocale()
  const days = [...groupBy(presses, ({ pulls }) => (pulls[0]?.pull.time ?? '').slice(0, 10))]

  return (
    <div className={styles.tenPullList}>
      {days.map(([date, ofDay]) => {
        const day = parseDay(date)
        return (
          <section key={date}>
            <h2 className={styles.day}>
              {day === null ? date : dayText(day, language, { year: 'numeric', month: 'long', day: 'numeric' })}
            </h2>
            {ofDay.map((press) => (
              <TenPullRow key={press.pulls[0]?.pull.id} account={account} press={press} />
            ))}
          </section>
        )
      })}
    </div>
  )
}
