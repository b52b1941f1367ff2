import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { RarityChip } from '#web/features/gacha/rarity/rarity-chip.tsx'
import { ItemTile, nameKind } from '#web/features/gacha/records/item-tile.tsx'
import { OutcomeMark } from '#web/features/gacha/records/outcome-mark.tsx'
import { RecordDay } from '#web/features/gacha/records/record-day.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import type { ShownPull, Sorting, SortKey } from '#web/features/gacha/records/shown-pulls'
import { useWindow } from '#web/lib/page/media'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PullTableProps {
  account: CountedAccount
  /** All of the pool. */
  pulls: readonly CountedPull[]
  rows: readonly ShownPull[]
  /** The one that the player looks for. */
  shown: CountedPull | null
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** The shown pulls: a table, on phones a list of what matters. */
export function PullTable(props: PullTableProps) {
  const isPhone = useWindow('phone')
  return isPhone ? <PullList {...props} /> : <Table {...props} />
}

function Table({ account, pulls, rows, shown, sorting, onSort }: PullTableProps) {
  const t = useTranslations('gacha')
  const { gameId } = account
  const { rarities } = useChoice()
  return (
    <Panel className={styles.frame}>
      <Text kind="body" as="table" className={styles.table} data-mixed={rarities.length > 1}>
        <caption className="visually-hidden">{t('records.title')}</caption>
        <thead>
          <tr>
            <Text kind="note" weight="bold" as="th" className={styles.number} scope="col">
              {t('columns.number')}
            </Text>
            {(['time', 'name', 'rarity', 'type', 'pity'] as const).map((key) => (
              <SortedHead key={key} column={key} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ counted, since, name, type }, index) => (
            <tr
              key={pullKey(counted.pull)}
              data-pull={pullKey(counted.pull)}
              data-rarity={counted.rarity}
              data-again={isAgain(rows, index, sorting)}
              data-shown={counted === shown || undefined}
              tabIndex={counted === shown ? -1 : undefined}
            >
              <Text kind="quiet" as="td" figures className={styles.number}>
                {t('count', { count: counted.number })}
              </Text>
              <Text kind="quiet" as="td" figures className={styles.time}>
                <span className={isAgain(rows, index, sorting) ? 'visually-hidden' : undefined}>
                  {timeText(counted.pull.time)}
                </span>
                {isSecond(rows, index, sorting) && (
                  <Text kind="note" className={styles.atOnce}>
                    {t('records.atOnce', { count: pulls.filter(({ pull }) => pull.time === counted.pull.time).length })}
                  </Text>
                )}
              </Text>
              <td>
                <Row as="span" inline gap={10} className={styles.middle}>
                  <span className={styles.face}>
                    <ItemTile counted={counted} index={account.index} sizePx={counted.rarity === 3 ? 22 : 28} />
                  </span>
                  <Text kind={nameKind(counted.rarity)}>{name}</Text>
                </Row>
              </td>
              <td>
                <RarityChip gameId={gameId} rarity={counted.rarity} rank={counted.pull.rankType} />
              </td>
              <Text kind="quiet" as="td">
                {type}
              </Text>
              <td>
                <Row
                  as="span"
                  inline
                  gap={10}
                  className={`${styles.middle} ${styles.pity}`}
                  data-of={counted.rarity === 4 ? t(rarityKey(gameId, 4)) : undefined}
                >
                  <PullPity counted={counted} since={since} />
                  {counted.outcome && <OutcomeMark outcome={counted.outcome} />}
                </Row>
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Panel>
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
    <Text kind="note" weight="bold" as="th" scope="col" aria-sort={isActive ? direction : undefined}>
      <Row
        as={Pressable}
        inline
        gap={4}
        text="bold"
        onClick={() => onSort({ key: column, isDescending: isActive ? !sorting.isDescending : column !== 'name' })}
      >
        {t(`columns.${column}`)}
        {isActive && <Arrow size={14} strokeWidth={2} aria-hidden />}
      </Row>
    </Text>
  )
}

function PullList({ account, rows, shown, sorting }: PullTableProps) {
  const t = useTranslations('gacha')
  const { rarities } = useChoice()
  const isByTime = sorting.key === 'time'
  return (
    <Panel as="ol" divided className={styles.list} data-mixed={rarities.length > 1} aria-label={t('records.title')}>
      {rows.map(({ counted, since, name }, index) => (
        <li
          key={pullKey(counted.pull)}
          data-pull={pullKey(counted.pull)}
          data-rarity={counted.rarity}
          data-again={isAgain(rows, index, sorting)}
          data-shown={counted === shown || undefined}
          tabIndex={counted === shown ? -1 : undefined}
        >
          {isByTime && dayOf(rows[index - 1]) !== dayOf(rows[index]) && (
            <RecordDay date={counted.pull.time.slice(0, 10)} isFirst={index === 0} aria-hidden />
          )}
          <Row gap={10} padX={14} text="body" className={styles.entry}>
            <span className="visually-hidden">{timeText(counted.pull.time)}</span>
            {isByTime && (
              <Text kind="note" figures fixed className={styles.clock} aria-hidden>
                {!isAgain(rows, index, sorting) && counted.pull.time.slice(11, 16)}
              </Text>
            )}
            <span className={styles.face}>
              <ItemTile counted={counted} index={account.index} sizePx={counted.rarity === 3 ? 22 : 28} />
            </span>
            <Stack as="span" grow>
              <Text kind={nameKind(counted.rarity)}>{name}</Text>
              {!isByTime && (
                <Text kind="note" figures aria-hidden>
                  {timeText(counted.pull.time)}
                </Text>
              )}
            </Stack>
            <Text kind="note" figures fixed>
              {t('records.number', { number: counted.number })}
            </Text>
            {counted.outcome && <OutcomeMark outcome={counted.outcome} isBrief />}
            <span className={styles.cost}>
              <PullPity counted={counted} since={since} />
            </span>
          </Row>
        </li>
      ))}
    </Panel>
  )
}

function dayOf(row: ShownPull | undefined): string | undefined {
  return row?.counted.pull.time.slice(0, 10)
}

/** What a pull has cost, or, where it counts for nothing, how many there are since the last 5-star. (REC-3) */
function PullPity({ counted, since }: Pick<ShownPull, 'counted' | 'since'>) {
  const t = useTranslations('gacha')
  if (since === null) return <PityChip counted={{ ...counted, pity: null }} />
  if (counted.pity !== null) return <PityChip counted={counted} />
  const { count, isAtLeast } = since
  return (
    <Text kind="note" figures className={styles.cost}>
      {isAtLeast ? t('pity.atLeast', { pity: count }) : t('count', { count })}
    </Text>
  )
}

/** The second one of a block says how many it has. */
function isSecond(rows: readonly ShownPull[], index: number, sorting: Sorting): boolean {
  return isAgain(rows, index, sorting) && !isAgain(rows, index - 1, sorting)
}

/** The time stands once above the pulls of one second: screen readers alone hear it again. */
function isAgain(rows: readonly ShownPull[], index: number, { key }: Sorting): boolean {
  return key === 'time' && rows[index]?.counted.pull.time === rows[index - 1]?.counted.pull.time
}

/** `2026/05/20 12:01:02`: the server's own clock, in every language. */
function timeText(time: string): string {
  return time.replaceAll('-', '/')
}
