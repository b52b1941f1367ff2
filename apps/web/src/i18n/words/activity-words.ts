import type { Activity } from '@ephemeris/core/activity/activity'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import { shortName, shortNames } from '@ephemeris/core/activity/titles/short-name'
import type { ActivityGame, ActivityKind, Game } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'

type Titled = Pick<Activity, 'type' | 'title' | 'shortTitle'>
type Named = Titled & Pick<Activity, 'gameId' | 'featured'>

/** How activities, games and kinds are called in the interface language. */
export interface ActivityWords {
  /** The short form of bars and lists. */
  title(activity: Titled): string
  /** What players call it, where a bar has little room. (TL-72) */
  shortName(activity: Named): string
  /** Of the banners of a phase, one by one and each once; else the short name. (HOME-13) */
  names(activities: readonly Named[]): readonly string[]
  /** The dialog's: an event's whole title, and the short one of everything else. (ACT-8) */
  heading(activity: Titled): string
  /** The language that both titles are in. */
  titleLanguage(activity: Pick<Activity, 'titleLanguage'>): Language
  game(gameId: ActivityGame): string
  kind(gameId: ActivityGame, type: ActivityKind): string
}

/** @param own what the player has added */
export function activityWords(games: readonly Game[], language: Language, own: string): ActivityWords {
  const byId = new Map<ActivityGame, Game>(games.map((game) => [game.id, game]))
  return {
    title: ({ shortTitle }) => plainText(shortTitle),
    shortName: (activity) => shortName(activity, plainText(activity.shortTitle), gameName(activity)),
    names: (activities) => [
      ...new Set(activities.flatMap((one) => shortNames(one, plainText(one.shortTitle), gameName(one)))),
    ],
    heading: ({ type, title, shortTitle }) => plainText(type === 'event' ? title : shortTitle),
    titleLanguage: ({ titleLanguage }) => titleLanguage ?? language,
    game: (gameId) => (gameId === 'own' ? own : (byId.get(gameId)?.name[language] ?? gameId)),
    kind: (gameId, type) => (type === 'own' ? own : (byId.get(gameId)?.subTypes[type].name[language] ?? type)),
  }

  function gameName({ gameId }: Named): string {
    return byId.get(gameId)?.name[language] ?? ''
  }
}
