import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { shortVersionTitle } from '@ephemeris/core/activity/titles/version-title'
import { isPlausibleNumber, type VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type LocalizedText, type PartialText, textIn } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { fullText } from '@ephemeris/gamedata/timeline/full-text'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { factSource } from './fact-source.ts'

/**
 * A version, known or expected, as an activity; both keep the id when an expected one becomes a fact.
 * @param isNumbered whether a launcher names it, so that its number is no guess
 */
export function versionActivity(
  gameId: GameId,
  window: VersionWindow,
  { name: announcedName = {}, isNumbered = false }: { readonly name?: PartialText; readonly isNumbered?: boolean } = {},
): CatalogueActivity {
  const { version, start, end, certainty, startCertainty } = window
  return {
    id: activityId(gameId, `${gameId}-v${version}`),
    gameId,
    type: 'version',
    ...versionTitles(gameId, window, announcedName, isNumbered),
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
function versionTitles(
  gameId: GameId,
  { version, startCertainty }: VersionWindow,
  announcedName: PartialText,
  isNumbered: boolean,
): Titles {
  const gameName = GAME_FACTS[gameId].name
  const row = VERSIONS[gameId].find((known) => known.version === version)
  const isGuess = startCertainty === 'expected' && !isNumbered && !isPlausibleNumber(version)
  if (!row && isGuess) return { title: laterTitles(gameName), shortTitle: {} }
  const names = { ...(row && fullText(row.name, { gameId, kind: 'versions', id: row.id })), ...announcedName }
  const titles = LANGUAGES.map((language) => {
    const label = row?.label ? textIn(row.label, language)?.text : undefined
    const parts = {
      game: gameName[language],
      version,
      label: label ? `「${label}」` : '',
      name: names[language],
    }
    return [language, SERVER_TEXTS[language].titles.version(parts)] as const
  })
  const short = LANGUAGES.map((language) => [
    language,
    shortVersionTitle({ gameId, version }, gameName[language], SERVER_TEXTS[language].titles),
  ])
  return { title: Object.fromEntries(titles), shortTitle: Object.fromEntries(short) }
}

function laterTitles(names: LocalizedText): PartialText {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, SERVER_TEXTS[language].titles.laterVersion(names[language])]),
  )
}
