import { STATUSES, type Status } from '@ephemeris/core/activity/status'
import type { ActivityGame, GameId } from '@ephemeris/core/games/game'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import Clock3 from 'lucide-react/icons/clock-3'
import EyeOff from 'lucide-react/icons/eye-off'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslations } from 'use-intl'
import type { VisibleActivities } from '#web/features/timeline/data/use-visible-activities'
import { FreshnessChip } from '#web/features/timeline/freshness/freshness-chip.tsx'
import styles from '#web/features/timeline/head/head.module.css'
import { TypeChip, TypeSegments } from '#web/features/timeline/head/type-filter.tsx'
import { LocalTimeToggle } from '#web/features/timeline/head/zone-chip.tsx'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useWindow } from '#web/lib/page/media'
import { useGameSelection } from '#web/state/games'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FilterRowProps {
  filter: TimelineFilter
  /** `null` until the activities are there: then nothing moves. */
  counts: Pick<VisibleActivities, 'countOf' | 'endingSoonCount'> | null
  onFilter: (change: Partial<TimelineFilter>) => void
}

/** For the place of a chip whose number is not known. */
const USUAL = { endingSoonCount: 5 }

/** What narrows the list: what ends by tomorrow, games, kind, marks. (TL-8, TL-74) */
export function FilterRow({ filter, counts, onFilter }: FilterRowProps) {
  const t = useTranslations('timeline')
  const isOnSide = useWindow('side')
  const isTablet = !useWindow('phone')
  const isWide = useWindow('wide')
  // Where segments would take a second row; phones scroll theirs.
  const isMenu = isOnSide || (isTablet && !isWide)
  const { hiddenGames, type, statuses, isEndingSoon, hideDone } = filter
  const { endingSoonCount } = counts ?? USUAL

  return (
    <Row wrap gap={6} rowGap={8} className={styles.row} role="group" aria-label={t('filter.label')}>
      <Row
        as={Pressable}
        inline
        gap={6}
        text="note"
        className={styles.chip}
        data-look={endingSoonCount > 0 || isEndingSoon ? 'urgent' : undefined}
        disabled={endingSoonCount === 0 && !isEndingSoon}
        data-unknown={counts === null || undefined}
        aria-pressed={isEndingSoon}
        onClick={() => onFilter({ isEndingSoon: !isEndingSoon })}
      >
        <Clock3 size={14} strokeWidth={1.75} aria-hidden />
        <Text kind="bold">{t('filter.endingSoon', { count: endingSoonCount })}</Text>
      </Row>
      <span className={styles.rule} />
      <GameChips
        hidden={hiddenGames}
        countOf={counts?.countOf ?? null}
        onHidden={(games) => onFilter({ hiddenGames: games })}
      />
      <span className={styles.rule} />
      {isMenu ? (
        <TypeChip type={type} onType={(next) => onFilter({ type: next })} />
      ) : (
        <div className={styles.types}>
          <TypeSegments type={type} onType={(next) => onFilter({ type: next })} />
        </div>
      )}
      <span className={styles.space} />
      <StatusFilter statuses={statuses} onStatuses={(next) => onFilter({ statuses: next })} />
      <Row
        as={Pressable}
        inline
        gap={6}
        text="note"
        className={styles.chip}
        aria-label={t('filter.hideDone')}
        title={t('filter.hideDone')}
        aria-pressed={hideDone}
        onClick={() => onFilter({ hideDone: !hideDone })}
      >
        <EyeOff size={14} strokeWidth={1.75} aria-hidden />
        <Text kind={hideDone ? 'bold' : 'medium'} className={styles.hideDone}>
          {t('filter.hideDone')}
        </Text>
      </Row>
      <LocalTimeToggle place="row" />
      <FreshnessChip place="row" />
    </Row>
  )
}

interface GameChipsProps {
  hidden: readonly GameId[]
  countOf: ReadonlyMap<ActivityGame, number> | null
  onHidden: (games: readonly GameId[]) => void
}

/** The chosen games with the number of their activities; a click leaves one out of the list. */
function GameChips({ hidden, countOf, onHidden }: GameChipsProps) {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const selection = useGameSelection()
  const games = selection?.games.filter(({ id }) => selection.selections[id]?.enabled) ?? []

  return games.map(({ id }) => {
    const isHidden = hidden.includes(id)
    const count = countOf && (countOf.get(id) ?? 0)
    return (
      <Row
        as={Pressable}
        key={id}
        inline
        gap={6}
        text="note"
        className={`${styles.chip} ${game.roles}`}
        data-look="game"
        data-game={id}
        aria-pressed={!isHidden}
        aria-label={count === null ? words.game(id) : t('filter.game', { game: words.game(id), count })}
        title={words.game(id)}
        onClick={() => onHidden(isHidden ? hidden.filter((other) => other !== id) : [...hidden, id])}
      >
        <GameGlyph game={id} size={15} />
        <Text kind={isHidden ? 'medium' : 'bold'} className={styles.game}>
          {words.game(id)}
        </Text>{' '}
        <Text kind={isHidden ? 'medium' : 'bold'} className={styles.count}>
          {count ?? '–'}
        </Text>
      </Row>
    )
  })
}

interface StatusFilterProps {
  statuses: readonly Status[]
  onStatuses: (statuses: readonly Status[]) => void
}

const ALL = 'all'

/** Only what carries one mark. The device's own list opens, which also works inside a row that scrolls. */
function StatusFilter({ statuses: [only], onStatuses }: StatusFilterProps) {
  const t = useTranslations('timeline')

  return (
    <Row
      as="label"
      inline
      gap={6}
      text="note"
      className={`${styles.chip} ${styles.filter}`}
      data-on={only !== undefined || undefined}
      title={t('filter.marks')}
    >
      {only === undefined ? (
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
      ) : (
        <>
          <StatusIcon status={only} size={13} />
          <Text kind="bold">{t(`mark.${statusName(only)}`)}</Text>
        </>
      )}
      <select
        className={styles.select}
        aria-label={t('filter.marks')}
        value={only === undefined ? ALL : statusName(only)}
        onChange={({ target }) => onStatuses(STATUSES.filter((status) => statusName(status) === target.value))}
      >
        <option value={ALL}>{t('filter.allMarks')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={statusName(status)}>
            {t(`mark.${statusName(status)}`)}
          </option>
        ))}
      </select>
    </Row>
  )
}
