import { ALMANAC_ORDERS, type AlmanacOrder } from '@ephemeris/core/almanac/almanac-order'
import type { GameId } from '@ephemeris/core/games/game'
import { namedIn } from '@ephemeris/core/language/language'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt'
import Table2 from 'lucide-react/icons/table-2'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'
import { usePageKeys } from '#web/state/use-page-keys'
import { Button } from '#web/ui/button/button.tsx'
import { SearchField } from '#web/ui/control/search-field.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'

/** What of an almanac is shown, and how. */
export interface AlmanacView {
  readonly search: string
  readonly kind: 'characters' | 'weapons'
  readonly order: AlmanacOrder
  readonly isTable: boolean
}

interface AlmanacToolsProps {
  gameId: GameId
  view: AlmanacView
  onChange: (change: Partial<AlmanacView>) => void
}

export function AlmanacTools({ gameId, view, onChange }: AlmanacToolsProps) {
  const t = useTranslations('almanac')
  const language = useLocale()
  const { characters, weapons } = NAMED_GAMES[gameId]
  const field = useRef<HTMLInputElement>(null)
  usePageKeys({ '/': () => field.current?.focus() })
  const { search, kind, order, isTable } = view
  const Icon = isTable ? ChartNoAxesGantt : Table2
  const tableWord = isTable ? t('asPicture') : t('asTable')

  return (
    <Row gap={8} wrap>
      <SearchField
        inputRef={field}
        label={t('search')}
        shortcut="/"
        className={styles.field}
        value={search}
        onChange={(text) => onChange({ search: text })}
      />
      <ChoiceMenu
        label={t('sort.label', { mode: t(`sort.${order}`) })}
        align="end"
        choices={ALMANAC_ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={order}
        onChoose={(chosen) => onChange({ order: chosen })}
      >
        <ArrowDownWideNarrow size={16} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden-on-phone">{t(`sort.${order}`)}</span>
      </ChoiceMenu>
      <SegmentedControl
        label={t('kind')}
        segments={[
          { value: 'characters', label: namedIn(language, characters) },
          { value: 'weapons', label: namedIn(language, weapons) },
        ]}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <Button look="ghost" title={tableWord} aria-pressed={isTable} onClick={() => onChange({ isTable: !isTable })}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden-on-phone">{tableWord}</span>
      </Button>
    </Row>
  )
}

/** Whose days these are, and what the marks of the lanes mean: on a phone below the list. */
export function AlmanacLegend({ clockName }: { clockName: string | null }) {
  const t = useTranslations('almanac')
  return (
    <Row gap={6} justify="between" wrap text="note" className={styles.legend}>
      <span>{clockName}</span>
      <Row as="span" gap={6} aria-hidden>
        <span className={styles.mark} />
        {t('legend.banner')}
        <span className={styles.dashes} />
        {t('legend.wait')}
        <span className={styles.today} />
        {t('legend.now')}
      </Row>
    </Row>
  )
}
