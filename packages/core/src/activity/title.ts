import type { GameId } from '../games/game.ts'
import type { Language } from '../language/language.ts'
import type { Activity } from './activity.ts'
import { plainText } from './plain-text.ts'
import { versionTitle } from './version-title.ts'

/** What a title is made of besides the activity: the game's name and its word for banners, in the same language. */
export interface TitleWords {
  readonly language: Language
  readonly gameName: string
  /** The game's own word for its banners ("Wish"); empty where the language has none. */
  readonly gachaName: string
}

type Titled = Pick<Activity, 'gameId' | 'type' | 'title'>

/** The title that bars and lists show. (ACT-7) */
export function titleOf(activity: Titled, words: TitleWords): string {
  const title = plainText(activity.title)
  if (activity.type === 'version') return versionTitle(title, activity.gameId, words)
  if (activity.type === 'event') return eventTitle(title, activity.gameId, words.language)
  if (activity.type === 'gacha') return gachaTitle(title, activity.gameId, words)
  return title
}

/** The dialog's heading: events keep their raw title, except Zenless Zone Zero's. (ACT-8) */
export function headingOf(activity: Titled, words: TitleWords): string {
  if (activity.type === 'event' && activity.gameId !== 'zenless') return plainText(activity.title)
  return titleOf(activity, words)
}

function eventTitle(title: string, gameId: GameId, language: Language): string {
  const isShortened = gameId === 'genshin' && (language === 'en' || language === 'fr')
  if (isShortened && title.includes(':') && !title.includes('"')) return title.slice(0, title.indexOf(':')).trim()
  return extract(title, gameId)
}

function gachaTitle(title: string, gameId: GameId, { language, gachaName }: TitleWords): string {
  if (language === 'zh-Hans' || language === 'ja' || gameId === 'wuthering') return title
  const name = extract(title, gameId)
  return gachaName ? `${gachaName} - ${name}` : name
}

const QUOTES = [/「([^」]+)」|\[([^\]]+)\]/, /"([^"]+)"/, /«([^»]+)»/, /„([^“”"]+)[“”"]/]

/** The part of a title inside quotation marks, by rank of the mark; the whole title without any. (ACT-9) */
function extract(title: string, gameId: GameId): string {
  const marks = gameId === 'wuthering' ? [/\[([^\]]+)\]/] : QUOTES
  for (const mark of marks) {
    const match = mark.exec(title)
    const inside = (match?.[1] ?? match?.[2])?.trim()
    if (inside) return inside
  }
  return title
}
