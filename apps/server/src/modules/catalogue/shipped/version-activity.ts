import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { isPlausibleNumber, type VersionWindow } from '@ephemeris/core/activity/expected-versions'
import { shortVersionTitle } from '@ephemeris/core/activity/version-title'
import type { GameId } from '@ephemeris/core/games/game'
import {
  LANGUAGES,
  type Language,
  type LocalizedText,
  type PartialText,
  textIn,
} from '@ephemeris/core/language/language'
import { fullText } from '@ephemeris/gamedata/full-text'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import { factSource } from './fact-source.ts'

/** A version, known or expected, as an activity; both keep the id when an expected one becomes a fact. */
export function versionActivity(
  gameId: GameId,
  window: VersionWindow,
  announcedName: PartialText = {},
): CatalogueActivity {
  const { version, start, end, certainty, startCertainty } = window
  return {
    id: activityId(gameId, `${gameId}-v${version}`),
    gameId,
    type: 'version',
    ...versionTitles(gameId, version, announcedName),
    ownTitles: LANGUAGES.filter((language) => !announcedName[language]),
    start: { kind: 'instant', at: start },
    end: { kind: 'instant', at: end },
    bannerUrl: null,
    certainty,
    ...(startCertainty !== certainty && { startCertainty }),
    source: factSource(gameId, certainty === 'expected' ? 'cadence' : 'catalogue'),
    announcement: null,
    featured: [],
    version,
    cycle: null,
  }
}

type Titles = Pick<CatalogueActivity, 'title' | 'shortTitle'>

/**
 * "Genshin Impact Version 6.6 「Luna VII」: …" in each language; the number is the first one in it. A version of which
 * even the number is a guess has none, and no short title.
 */
function versionTitles(gameId: GameId, version: string, announcedName: PartialText): Titles {
  const gameName = GAME_FACTS[gameId].name
  const row = VERSIONS[gameId].find((known) => known.version === version)
  const isNamed = Object.keys(announcedName).length > 0
  if (!row && !isNamed && !isPlausibleNumber(version)) return { title: laterTitles(gameName), shortTitle: {} }
  const names = { ...(row && fullText(row.name, { gameId, kind: 'versions', id: row.id })), ...announcedName }
  const titles = LANGUAGES.map((language) => {
    const label = row?.label ? textIn(row.label, language)?.text : undefined
    const parts = {
      game: gameName[language],
      version,
      label: label ? `「${label}」` : '',
      name: names[language],
    }
    return [language, FORMS[language](parts)] as const
  })
  const short = LANGUAGES.map((language) => [
    language,
    shortVersionTitle({ gameId, version }, language, gameName[language]),
  ])
  return { title: Object.fromEntries(titles), shortTitle: Object.fromEntries(short) }
}

function laterTitles(names: LocalizedText): PartialText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, LATER_FORMS[language](names[language])] as const))
}

const LATER_FORMS: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `${game}: a later version`,
  fr: (game) => `${game}\u00a0: une version ultérieure`,
  ja: (game) => `${game} 今後のバージョン`,
  ko: (game) => `${game} 이후 버전`,
  'zh-Hans': (game) => `${game} 后续版本`,
  'zh-Hant': (game) => `${game} 後續版本`,
}

interface TitleParts {
  readonly game: string
  readonly version: string
  /** In brackets, or empty. */
  readonly label: string
  readonly name: string | undefined
}

const FORMS: Readonly<Record<Language, (parts: TitleParts) => string>> = {
  en: ({ game, version, label, name }) => `${game} Version ${version}${label && ` ${label}`}${name ? `: ${name}` : ''}`,
  fr: ({ game, version, label, name }) =>
    `${game} Version ${version}${label && ` ${label}`}${name ? `\u00a0: ${name}` : ''}`,
  ja: ({ game, version, label, name }) => `${game} バージョン ${version}${label}${name ? `：${name}` : ''}`,
  ko: ({ game, version, label, name }) => `${game} ${version} 버전${label && ` ${label}`}${name ? `: ${name}` : ''}`,
  'zh-Hans': chineseForm,
  'zh-Hant': chineseForm,
}

function chineseForm({ game, version, label, name }: TitleParts): string {
  return `${game} ${version} 版本${label}${name ? `：${name}` : ''}`
}
