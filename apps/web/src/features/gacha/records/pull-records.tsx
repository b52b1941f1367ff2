import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { pitiesOf, type TenPull, tenPullsOf } from '@ephemeris/core/gacha/figures/ten-pulls'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { itemNameIn, itemTypeIn } from '@ephemeris/core/gacha/names/pull-text'
import type { Rarity } from '@ephemeris/core/gacha/rarity'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ImpossibleNotice } from '#web/features/gacha/impossible-notice.tsx'
import { Pager } from '#web/features/gacha/records/pager.tsx'
import { PityLegend } from '#web/features/gacha/records/pity-legend.tsx'
import { PoolFiveStars } from '#web/features/gacha/records/pool-five-stars.tsx'
import { PullTable } from '#web/features/gacha/records/pull-table.tsx'
import { RarityFilter } from '#web/features/gacha/records/rarity-filter.tsx'
import { RecordDay } from '#web/features/gacha/records/record-day.tsx'
import { RecordSearch } from '#web/features/gacha/records/record-search.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import {
  filterRows,
  isPageSize,
  PAGE_SIZES,
  pageOf,
  type ShownPull,
  type Sorting,
  sortRows,
} from '#web/features/gacha/records/shown-pulls'
import { TenPullRow } from '#web/features/gacha/records/ten-pull-row.tsx'
import { UidChip } from '#web/features/gacha/uid-chip.tsx'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useWindow } from '#web/lib/page/media'
import { useDevice } from '#web/state/device'
import { chooseRarities, RARITIES, useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
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
  const [asked, setAsked] = useState<Asked | null>(null)
  const records = useShownRow(asked)
  const shown = asked?.pull ?? null
  const isNarrow = useWindow('phone', 'side')

  const apart = account.apart.get(poolId)?.pulls
  const pulls = account.histories.get(poolId)?.pulls ?? apart ?? []
  const rows = rowsOf(pulls).map(({ counted, since }) => ({
    counted,
    since: apart ? null : since,
    name: itemNameIn(language, counted.pull, account.index),
    type: itemTypeIn(language, counted.pull, account.index),
  }))
  const found = filterRows(rows, { rarities, search })
  const sorted = (some: readonly ShownPull[]) => sortRows(some, sorting, language)

  function turnTo(next: number): void {
    setPage(next)
    setAsked(null)
  }

  /** Shows a 5-star among its records, whatever was looked for before. (REC-8) */
  function show(counted: CountedPull): void {
    const withFives = RARITIES.filter((rarity) => rarity === 5 || rarities.includes(rarity))
    const all = filterRows(rows, { rarities: withFives, search: '' })
    const place = isTogether
      ? pressesOf(pulls, all).findIndex((press) => press.pulls.includes(counted)) / PRESSES
      : sorted(all).findIndex((row) => row.counted === counted) / size
    chooseRarities(withFives)
    setSearch('')
    setPage(Math.floor(place))
    setAsked({ pull: counted })
  }

  function table() {
    const onPage = pageOf(sorted(found), page, size)
    return (
      <>
        <PullTable
          account={account}
          pulls={pulls}
          rows={onPage.rows}
          shown={shown}
          sorting={sorting}
          onSort={(next) => {
            setSorting(next)
            turnTo(0)
          }}
        />
        <Pager
          shown={onPage}
          total={found.length}
          size={size}
          onSize={(next) => {
            deviceStorage.write({ gachaPageSize: next })
            turnTo(0)
          }}
          onPage={turnTo}
        />
      </>
    )
  }

  function together() {
    const presses = pressesOf(pulls, found)
    const onPage = pageOf(presses, page, PRESSES)
    return (
      <>
        <TenPullList account={account} presses={onPage.rows} shown={shown} />
        <Pager shown={onPage} total={presses.length} onPage={turnTo} />
      </>
    )
  }

  return (
    <>
      <Row gap={10} wrap className={styles.filters}>
        <RecordSearch
          isFolded={isNarrow}
          text={search}
          onChange={(text) => {
            setSearch(text)
            turnTo(0)
          }}
        >
          <ToggleChip
            isPressed={isTogether}
            onClick={() => {
              deviceStorage.write({ gachaTenPulls: !isTogether })
              turnTo(0)
            }}
          >
            {t('records.tenPulls')}
          </ToggleChip>
          <RarityFilter gameId={account.gameId} pulls={pulls} onChange={() => turnTo(0)} />
          {isNarrow && <UidChip uid={account.uid} />}
        </RecordSearch>
      </Row>
      {!isOnlyFives(rarities) && !apart && <PoolFiveStars account={account} pulls={pulls} onShow={show} />}
      <ImpossibleNotice gameId={account.gameId} history={account.histories.get(poolId)} />
      {found.length === 0 && (
        <Notice tone="info">{pulls.length === 0 ? t('records.noneInPool') : t('records.noneFound')}</Notice>
      )}
      <div ref={records}>{found.length > 0 && (isTogether ? together() : table())}</div>
      {found.length > 0 && !apart && <PityLegend game={account.gameId} />}
    </>
  )
}

/** Each pull with the pulls since the last 5-star. */
function rowsOf(pulls: readonly CountedPull[]) {
  const pities = pitiesOf(pulls)
  return pulls.flatMap((counted, place) => {
    const since = pities[place]
    return since ? [{ counted, since }] : []
  })
}

/** The table has them already. */
function isOnlyFives(rarities: readonly Rarity[]): boolean {
  return rarities.length === 1 && rarities[0] === 5
}

/** A new one with each press: the same pull may be asked for again. */
interface Asked {
  readonly pull: CountedPull
}

/** Brings the row of a pull into view, and the focus to it. */
function useShownRow(asked: Asked | null) {
  const records = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!asked) return
    const row = records.current?.querySelector<HTMLElement>('[data-shown]')
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [asked])
  return records
}

/** The presses with a pull that is wanted, the newest first. */
function pressesOf(pulls: readonly CountedPull[], wanted: readonly ShownPull[]): readonly TenPull[] {
  const found = new Set(wanted.map(({ counted }) => counted))
  return tenPullsOf(pulls)
    .filter((press) => press.pulls.some((one) => found.has(one)))
    .toReversed()
}

interface TenPullListProps {
  account: CountedAccount
  /** Newest first. */
  presses: readonly TenPull[]
  shown: CountedPull | null
}

/** Pulls by the presses that made them, under the days of the server's clock. (REC-6) */
function TenPullList({ account, presses, shown }: TenPullListProps) {
  const days = [...groupBy(presses, ({ pulls }) => (pulls[0]?.pull.time ?? '').slice(0, 10))]

  return (
    <Panel divided className={styles.list}>
      {days.map(([date, ofDay], index) => (
        <Stack as="section" divided key={date}>
          <RecordDay as="h2" date={date} isFirst={index === 0} />
          {ofDay.map((press) => (
            <TenPullRow
              key={press.pulls[0] && pullKey(press.pulls[0].pull)}
              account={account}
              press={press}
              isShown={press.pulls.some((one) => one === shown)}
            />
          ))}
        </Stack>
      ))}
    </Panel>
  )
}
