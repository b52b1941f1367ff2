import type { AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import { groupAlmanac, searchAlmanac } from '@ephemeris/core/almanac/almanac-order'
import { hasLetterRanks } from '@ephemeris/core/games/first-traits'
import { type GameId, isGameId } from '@ephemeris/core/games/game'
import { dayText } from '@ephemeris/core/language/dates'
import { namedIn } from '@ephemeris/core/language/language'
import { parseDay } from '@ephemeris/core/time/calendar'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'
import { AlmanacList } from '#web/features/almanac/almanac-list.tsx'
import { AlmanacLegend, AlmanacTools, type AlmanacView } from '#web/features/almanac/almanac-tools.tsx'
import { type BannerText, useBannerText } from '#web/features/almanac/banner-text'
import { type ShownAlmanac, useAlmanac } from '#web/features/almanac/use-almanac'
import { goTo } from '#web/lib/page/router.tsx'
import { useOwnGames } from '#web/state/games'
import { Select } from '#web/ui/control/select.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Panel } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Table } from '#web/ui/layout/table.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AlmanacProps {
  gameId: GameId
}

const FIRST_VIEW: AlmanacView = { search: '', kind: 'characters', order: 'most', isTable: false }

/** Every past banner of every 5-star of a game; it says what was, and forecasts nothing. (ALM-8) */
export function Almanac({ gameId }: AlmanacProps) {
  const t = useTranslations('almanac')
  const [view, setView] = useState(FIRST_VIEW)
  const state = useAlmanac(gameId)
  const { almanac } = state
  const text = useBannerText(gameId, almanac?.isFromLaunch ?? true)
  const starts = almanac?.entries.flatMap(({ banners }) => banners[0]?.startAt ?? []) ?? []
  const first = starts.toSorted((one, other) => one - other)[0]
  const sinceKey = hasLetterRanks(gameId) ? 'since.ranks' : 'since.stars'

  return (
    <Page
      title={t('title')}
      // The line keeps its height until its words are there.
      intro={first === undefined ? '\u200b' : t(sinceKey, { month: text.month(first) })}
      actions={<GameSelect gameId={gameId} />}
      className={`${styles.page} ${roles.roles}`}
      data-game={gameId}
    >
      <AlmanacTools gameId={gameId} view={view} onChange={(change) => setView({ ...view, ...change })} />
      <AlmanacLegend clockName={text.clockName} />
      <OldNotice gameId={gameId} state={state} />
      {!state.isUnreadable && (
        <Panel as="section" className={styles.card} aria-label={t('title')}>
          {almanac ? (
            <Content gameId={gameId} view={view} almanac={almanac} />
          ) : (
            <div role="progressbar" aria-label={t('loading')} className={styles.loading} />
          )}
        </Panel>
      )}
    </Page>
  )
}

interface ContentProps extends AlmanacProps {
  view: AlmanacView
  almanac: ShownAlmanac
}

function Content({ gameId, view, almanac }: ContentProps) {
  const t = useTranslations('almanac')
  const language = useLocale()
  const text = useBannerText(gameId, almanac.isFromLaunch)
  const ofKind = almanac.entries.filter(({ isCharacter }) => isCharacter === (view.kind === 'characters'))
  const found = searchAlmanac(ofKind, view.search)
  const groups = groupAlmanac(found, view.order, language)

  if (found.length === 0) {
    return (
      <Text kind="quiet" as="p" className={styles.empty} role="status">
        {t('empty', { search: view.search.trim() })}
      </Text>
    )
  }
  if (view.isTable) {
    const entries = [...groups.running, ...groups.announced, ...groups.others]
    return <AlmanacTable gameId={gameId} title={t('title')} entries={entries} text={text} />
  }
  const total = t('total', { kind: namedIn(language, NAMED_GAMES[gameId][view.kind]), count: found.length })
  return <AlmanacList gameId={gameId} almanac={almanac} groups={groups} total={total} text={text} />
}

function GameSelect({ gameId }: AlmanacProps) {
  const t = useTranslations('almanac')
  const language = useLocale()
  const id = useId()
  const nameOf = (game: GameId) => namedIn(language, NAMED_GAMES[game].name)
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('game')}
      </label>
      <Select
        id={id}
        options={useOwnGames().map((game) => ({ value: game, label: nameOf(game) }))}
        value={gameId}
        onChange={(chosen) => isGameId(chosen) && goTo(`/almanac/${chosen}`, { replace: true })}
      />
    </>
  )
}

function OldNotice({ gameId, state }: AlmanacProps & { state: ReturnType<typeof useAlmanac> }) {
  const t = useTranslations()
  const language = useLocale()
  const action = { label: t('shell.retry'), onPress: state.retry }
  if (state.isUnreadable) {
    return (
      <Notice tone="error" action={action}>
        {t('almanac.unreadable')}
      </Notice>
    )
  }
  const until = parseDay(OBSERVED[gameId].until)
  if (!state.isOld || until === null) return null
  return (
    <Notice tone="warn" action={action}>
      {t('almanac.old', { day: dayText(until, language, { year: 'numeric', month: 'short', day: 'numeric' }) })}
    </Notice>
  )
}

interface AlmanacTableProps {
  gameId: GameId
  title: string
  entries: readonly AlmanacEntry[]
  text: BannerText
}

/** The lanes as plain dates, the newest banner of an item first. (ALM-10) */
function AlmanacTable({ gameId, title, entries, text }: AlmanacTableProps) {
  const t = useTranslations('almanac')
  const language = useLocale()
  return (
    <Table
      label={title}
      columns={(['name', 'version', 'dates', 'pool', 'after'] as const).map((column) => t(`columns.${column}`))}
      rows={entries.flatMap(({ name, banners }) =>
        banners
          .toReversed()
          .map((banner) => [
            name,
            banner.version ?? '–',
            text.dates(banner),
            banner.poolId === null ? '–' : poolNameIn(language, gameId, banner.poolId),
            banner.daysAfter ?? '–',
          ]),
      )}
      isNamed
      className={styles.box}
    />
  )
}
