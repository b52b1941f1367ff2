import type { AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import type { GameId } from '@ephemeris/core/games/game'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'
import type { BannerText } from '#web/features/almanac/banner-text'
import { poolNameIn } from '#web/state/pulls/pool-names'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'

interface AlmanacTableProps {
  gameId: GameId
  title: string
  entries: readonly AlmanacEntry[]
  text: BannerText
}

/** The lanes as plain dates, the newest banner of an item first. (ALM-10) */
export function AlmanacTable({ gameId, title, entries, text }: AlmanacTableProps) {
  const t = useTranslations('almanac')
  const language = useLocale()
  return (
    <ScrollBox label={title} className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'version', 'dates', 'pool', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.flatMap(({ itemId, name, banners }) =>
            banners.toReversed().map((banner) => (
              <tr key={`${itemId} ${banner.startAt}`}>
                <th scope="row">{name}</th>
                <td>{banner.version ?? '–'}</td>
                <td>{text.dates(banner)}</td>
                <td>{banner.poolId === null ? '–' : poolNameIn(language, gameId, banner.poolId)}</td>
                <td>{banner.daysAfter ?? '–'}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollBox>
  )
}
