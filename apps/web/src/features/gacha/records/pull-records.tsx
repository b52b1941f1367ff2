import { type TenPull, tenPullsOf } from '@ephemeris/core/gacha/figures/ten-pulls'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { itemNameIn, itemTypeIn } from '@ephemeris/core/gacha/names/pull-text'
import type { GameId } from '@ephemeris/core/games/game'
import { parseDay } from '@ephemeris/core/time/calendar'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { Pager } from '#web/features/gacha/records/pager.tsx'
import { PITY_STEPS } from '#web/features/gacha/records/pity-grade'
import { PullTable } from '#web/features/gacha/records/pull-table.tsx'
import { RarityFilter } from '#web/features/gacha/records/rarity-filter.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import {
  filterRows,
  isPageSize,
  PAGE_SIZES,
  pageOf,
  type Sorting,
  sortRows,
} from '#web/features/gacha/records/shown-pulls'
import { TenPullRow } from '#web/features/gacha/records/ten-pull-row.tsx'
import { dayText } from '#web/i18n/words/dates'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useDevice } from '#web/state/device'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import { SearchField } from '#web/ui/control/search-field.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** Ten-pulls and single pulls of a page. */
const PRESSES = 25

interface PullRecordsProps {
  account: CountedAccount
}

/** One pool's pulls, filtered and searched: a table, or by ten-pulls; page by page. What is chosen stays. (REC-7) */
export function PullRecords({ account }: PullRecordsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const { poolId, rarities } = useChoice()
  const size = useDevice(({ gachaPageSize }) => (isPageSize(gachaPageSize) ? gachaPageSize : PAGE_SIZES[0]))
  const isTogether = useDevice((device) => device.gachaTenPulls)
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ key: 'time', isDescending: true })
  const [page, setPage] = useState(0)

  const pulls = account.histories.get(poolId)?.pulls ?? []
  const rows = pulls.map((counted) => ({
    counted,
    name: itemNameIn(language, counted.pull, account.index),
    type: itemTypeIn(language, counted.pull, account.index),
  }))
  const found = filterRows(rows, { rarities, search })

  function table() {
    const shown = pageOf(sortRows(found, sorting, language), page, size)
    return (
      <>
        <PullTable
          account={account}
          rows={shown.rows}
          sorting={sorting}
          onSort={(next) => {
            setSorting(next)
            setPage(0)
          }}
        />
        <Pager
          shown={shown}
          total={found.length}
          size={size}
          onSize={(next) => {
            deviceStorage.write({ gachaPageSize: next })
            setPage(0)
          }}
          onPage={setPage}
        />
      </>
    )
  }

  function together() {
    const wanted = new Set(found.map(({ counted }) => counted))
    const presses = tenPullsOf(pulls).filter((press) => press.pulls.some((one) => wanted.has(one)))
    const shown = pageOf(presses.toReversed(), page, PRESSES)
    return (
      <>
        <TenPullList account={account} presses={shown.rows} />
        <Pager shown={shown} total={presses.length} onPage={setPage} />
      </>
    )
  }

  return (
    <>
      <div className={styles.filters}>
        <div className={styles.pullRecordsChips}>
          <ToggleChip
            className={styles.together ?? ''}
            isPressed={isTogether}
            onClick={() => {
              deviceStorage.write({ gachaTenPulls: !isTogether })
              setPage(0)
            }}
          >
            {t('records.tenPulls')}
          </ToggleChip>
          <RarityFilter gameId={account.gameId} pulls={pulls} onChange={() => setPage(0)} />
        </div>
        <SearchField
          label={t('records.search')}
          className={styles.search}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(0)
          }}
        />
        <PityLegend game={account.gameId} />
      </div>
      {found.length === 0 && (
        <Notice tone="info">{pulls.length === 0 ? t('records.noneInPool') : t('records.noneFound')}</Notice>
      )}
      {found.length > 0 && (isTogether ? together() : table())}
    </>
  )
}

const LAST = Math.max(...PITY_STEPS[5])
/** One count of each step, in its colour. */
const COUNTS = [...PITY_STEPS[5], LAST + 1]

/** What the colours of the last column mean. */
function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <span className={styles.legend}>
      <span className={styles.label}>{t('records.legend', { five: t(rarityKey(game, 5)) })}</span>
      {COUNTS.map((pity) => (
        <PityChip key={pity} counted={{ rarity: 5, pity, isPityAtLeast: pity > LAST }} />
      ))}
    </span>
  )
}

interface TenPullListProps {
  account: CountedAccount
  /** Newest first. */
  presses: readonly TenPull[]
}

/** Pulls by the presses that made them, under the days of the server's clock. (REC-6) */
function TenPullList({ account, presses }: TenPullListProps) {
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
