import type { Finding, FindingCode } from '@ephemeris/core/doctor/finding'
import type { GameId } from '@ephemeris/core/games/game'
import { languageRow, parseLanguage } from '@ephemeris/core/language/language'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useFormatter, useLocale, useTranslations } from 'use-intl'

type Translate = ReturnType<typeof useTranslations<'importDoctor'>>

interface FindingFacts {
  readonly t: Translate
  readonly count: number
  readonly values: readonly string[]
  /** The values as clocks, named. */
  readonly zones: readonly string[]
  readonly list: (words: readonly string[]) => string
  readonly poolName: (poolId: string) => string
}

/** The sentence for each finding; a code without one does not compile. (DOC-14) */
const SENTENCES: Readonly<Record<FindingCode, (facts: FindingFacts) => string>> = {
  zone_corrected: ({ t, count, zones: [from = '', to = ''] }) => t('finding.zone_corrected', { count, from, to }),
  zones_mixed: ({ t, count, zones, list }) => t('finding.zones_mixed', { count, zones: list(zones) }),
  ids_made_up: ({ t, count }) => t('finding.ids_made_up', { count }),
  ids_rounded: ({ t, count }) => t('finding.ids_rounded', { count }),
  block_repeated: ({ t, count }) => t('finding.block_repeated', { count }),
  excel_columns: ({ t, count }) => t('finding.excel_columns', { count }),
  pools_by_group: ({ t, count }) => t('finding.pools_by_group', { count }),
  items_by_name: ({ t, count, values: [language = ''] }) =>
    t('finding.items_by_name', { count, language: languageName(language) }),
  items_unknown: ({ t, count }) => t('finding.items_unknown', { count }),
  ranks_unknown: ({ t, count }) => t('finding.ranks_unknown', { count }),
  zone_unreadable: ({ t }) => t('finding.zone_unreadable'),
  zone_of_device: ({ t, count }) => t('finding.zone_of_device', { count }),
  server_differs: ({ t, zones: [zone = ''] }) => t('finding.server_differs', { zone }),
  impossible: ({ t, count }) => t('finding.impossible', { count }),
  times_ahead: ({ t, count }) => t('finding.times_ahead', { count }),
  long_pause: ({ t, values: [from = '', to = ''] }) => t('finding.long_pause', { from, to }),
  pity_without_pulls: ({ t, count }) => t('finding.pity_without_pulls', { count }),
  invented: ({ t, count }) => t('finding.invented', { count }),
  manual: ({ t, count }) => t('finding.manual', { count }),
  placeholder: ({ t, count }) => t('finding.placeholder', { count }),
  doubled: ({ t, count }) => t('finding.doubled', { count }),
  ids_absent: ({ t }) => t('finding.ids_absent'),
  second_banner_merged: ({ t }) => t('finding.second_banner_merged'),
  pools_absent: ({ t, values, list, poolName }) => t('finding.pools_absent', { pools: list(values.map(poolName)) }),
  repeats_merged: ({ t }) => t('finding.repeats_merged'),
}

/** A finding about an account of a game, in a sentence. */
export function useFindingText(gameId: GameId): (finding: Finding) => string {
  const t = useTranslations('importDoctor')
  const language = useLocale()
  const format = useFormatter()
  return ({ code, rows, values }) =>
    SENTENCES[code]({
      t,
      count: rows,
      values,
      zones: values.map((value) => utcText(Number(value))),
      list: (words) => format.list(words),
      poolName: (poolId) => poolNameIn(language, gameId, poolId),
    })
}

function languageName(code: string): string {
  const language = parseLanguage(code)
  return language === null ? code : languageRow(language).name
}

/** A clock by its hours east of UTC: `UTC+8`, `UTC−5`, `UTC`. */
export function utcText(hours: number): string {
  if (hours === 0) return 'UTC'
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
