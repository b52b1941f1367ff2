import type { Activity } from '@ephemeris/core/activity/activity'
import { headingOf, type TitleWords, titleOf } from '@ephemeris/core/activity/title'
import type { ActivityType, Game, GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'

type Named = Pick<Activity, 'gameId' | 'type' | 'title' | 'titleLanguage'>

/** How activities, games and kinds are called in the interface language. */
export interface ActivityWords {
  /** The short form of bars and lists, in the language of the activity's own title. */
  title(activity: Named): string
  heading(activity: Named): string
  /** The language that the title is in. */
  titleLanguage(activity: Pick<Named, 'titleLanguage'>): Language
  game(gameId: GameId): string
  kind(gameId: GameId, type: ActivityType): string
}

/** A title that is only known in another language is composed wholly in that one: no half-translated titles. (ACT-20) */
export function activityWords(games: readonly Game[], language: Language): ActivityWords {
  const byId = new Map(games.map((game) => [game.id, game]))

  function ownLanguage({ titleLanguage }: Pick<Named, 'titleLanguage'>): Language {
    return titleLanguage ?? language
  }

  function titleWords(activity: Named): TitleWords {
    const game = byId.get(activity.gameId)
    const own = ownLanguage(activity)
    return {
      language: own,
      gameName: game?.name[own] ?? activity.gameId,
      gachaName: game?.subTypes.gacha.name[own] ?? '',
    }
  }

  return {
    title: (activity) => titleOf(activity, titleWords(activity)),
    heading: (activity) => headingOf(activity, titleWords(activity)),
    titleLanguage: ownLanguage,
    game: (gameId) => byId.get(gameId)?.name[language] ?? gameId,
    kind: (gameId, type) => byId.get(gameId)?.subTypes[type].name[language] ?? type,
  }
}
