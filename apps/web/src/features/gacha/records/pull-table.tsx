import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { RarityChip } from '#web/features/gacha/rarity/rarity-chip.tsx'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'
import { OutcomeMark } from '#web/features/gacha/records/outcome-mark.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import type { ShownPull, Sorting, SortKey } from '#web/features/gacha/records/shown-pulls'
import { useMedia } from '#web/lib/page/media'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

interface PullTableProps {
  account: CountedAccount
  rows: readonly ShownPull[]
  /** The one that the player looks for. */
  shown: CountedPull | null
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** The shown pulls: a table, on phones a list of what matters. */
export function PullTable(props: PullTableProps) {
  const isPhone = useMedia('(width < 48em)')
  return isPhone ? <PullList {...props} /> : <Table {...props} />
}

function Table({ account, rows, shown, sorting, onSort }: PullTableProps) {
  const t = useTranslations('gacha')
  const { gameId } = account
  const { rarities } = useChoice()
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-mixed={rarities.length > 1}>
        <caption className="visually-hidden">{t('records.title')}</caption>
        <thead>
          <tr>
            <th className={styles.pullTableNumber} scope="col">
              {t('columns.number')}
            </th>
            {(['time', 'name', 'rarity', 'type', 'pity'] as const).map((key) => (
              <SortedHead key={key} column={key} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ counted, name, type }, index) => (
            <tr
              key={counted.pull.id}
              data-pull={counted.pull.id}
              data-rarity={counted.rarity}
              data-again={isAgain(rows, index, sorting)}
              data-shown={counted === shown || undefined}
              tabIndex={counted === shown ? -1 : undefined}
            >
              <td className={styles.pullTableNumber}>{t('count', { count: counted.number })}</td>
              <td className={styles.pullTableTime}>
                <span className={isAgain(rows, index, sorting) ? 'visually-hidden' : undefined}>
                  {timeText(counted.pull.time)}
                </span>
              </td>
              <td>
                <span className={styles.item}>
                  <ItemTile counted={counted} index={account.index} />
                  <span className={styles.pullTableName}>{name}</span>
                </span>
              </td>
              <td>
                <RarityChip gameId={gameId} rarity={counted.rarity} />
              </td>
              <td className={styles.type}>{type}</td>
              <td>
                <span className={styles.pullTablePity}>
                  <PityChip counted={counted} />
                  {counted.outcome && <OutcomeMark outcome={counted.outcome} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortedHeadProps {
  column: SortKey
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

function SortedHead({ column, sorting, onSort }: SortedHeadProps) {
  const t = useTranslations('gacha')
  const isActive = sorting.key === column
  const direction = sorting.isDescending ? 'descending' : 'ascending'
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={isActive ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column, isDescending: isActive ? !sorting.isDescending : column !== 'name' })}
      >
        {t(`columns.${column}`)}
        {isActive && <Arrow size={14} strokeWidth={2} aria-hidden />}
      </button>
    </th>
  )
}

function PullList({ account, rows, sorting }: PullTableProps) {
  const t = useTranslations('gacha')
  const { rarities } = useChoice()
  return (
    <ol className={styles.pullTableList} data-mixed={rarities.length > 1} aria-label={t('records.title')}>
      {rows.map(({ counted, name }, index) => (
        <li
          key={counted.pull.id}
          className={styles.entry}
          data-pull={counted.pull.id}
          data-rarity={counted.rarity}
          data-again={isAgain(rows, index, sorting)}
        >
          <ItemTile counted={counted} index={account.index} />
          <span className={styles.words}>
            <span className={styles.pullTableName}>{name}</span>
            <PullDetail counted={counted} isAgain={isAgain(rows, index, sorting)} />
          </span>
          {counted.outcome && <OutcomeMark outcome={counted.outcome} isBrief />}
          <PityChip counted={counted} />
        </li>
      ))}
    </ol>
  )
}

interface PullDetailProps {
  counted: CountedPull
  isAgain: boolean
}

function PullDetail({ counted: { pull, number }, isAgain }: PullDetailProps) {
  const t = useTranslations('gacha')
  const time = timeText(pull.time)
  if (!isAgain) return <span className={styles.detail}>{t('records.detail', { time, number })}</span>
  return (
    <span className={styles.detail}>
      <span className="visually-hidden">{time} </span>
      {t('records.number', { number })}
    </span>
  )
}

/** The time stands once above the pulls of one second: screen readers alone hear it again. */
function isAgain(rows: readonly ShownPull[], index: number, { key }: Sorting): boolean {
  return key === 'time' && rows[index]?.counted.pull.time === rows[index - 1]?.counted.pull.time
}

/** `2026/05/20 12:01:02`: the server's own clock, in every language. */
function timeText(time: string): string {
  return time.replaceAll('-', '/')
}
