import { tenPullsOf } from '@ephemeris/core/gacha/figures/ten-pulls'
import { itemNameIn, itemTypeIn } from '@ephemeris/core/gacha/names/pull-text'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Pager } from '#web/features/gacha/records/pager.tsx'
import { PityLegend } from '#web/features/gacha/records/pity-legend.tsx'
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
import { TenPullList } from '#web/features/gacha/records/ten-pull-list.tsx'
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
