import { itemNameIn, itemTypeIn } from '@ephemeris/core/gacha/pull-text'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Pager } from '#web/features/gacha/records/pager.tsx'
import { PityLegend } from '#web/features/gacha/records/pity-legend.tsx'
import styles from '#web/features/gacha/records/pull-records.module.css'
import { PullTable } from '#web/features/gacha/records/pull-table.tsx'
import { RarityFilter } from '#web/features/gacha/records/rarity-filter.tsx'
import { filterRows, type PageSize, pageOf, type Sorting, sortRows } from '#web/features/gacha/records/shown-pulls'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

interface PullRecordsProps {
  account: CountedAccount
}

/** One pool's pulls as a table: filtered, searched, sorted, page by page. */
export function PullRecords({ account }: PullRecordsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const { poolId, rarities } = useChoice()
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ key: 'time', isDescending: true })
  const [size, setSize] = useState<PageSize>(10)
  const [page, setPage] = useState(0)

  const pulls = account.histories.get(poolId)?.pulls ?? []
  const rows = pulls.map((counted) => ({
    counted,
    name: itemNameIn(language, counted.pull, account.index),
    type: itemTypeIn(language, counted.pull, account.index),
  }))
  const found = sortRows(filterRows(rows, { rarities, search }), sorting, language)
  const shown = pageOf(found, page, size)

  return (
    <>
      <div className={styles.filters}>
        <RarityFilter gameId={account.gameId} pulls={pulls} onChange={() => setPage(0)} />
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
      {found.length === 0 ? (
        <Notice tone="info">{pulls.length === 0 ? t('records.noneInPool') : t('records.noneFound')}</Notice>
      ) : (
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
              setSize(next)
              setPage(0)
            }}
            onPage={setPage}
          />
        </>
      )}
    </>
  )
}
