import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import {
  LANGUAGES,
  type Language,
  type LocalizedText,
  languageRow,
  type PartialText,
  readableIn,
  textIn,
} from '../../language/language.ts'
import { punctuationOf } from '../../language/punctuation.ts'

/** What a banner's title is composed of. */
export interface BannerWords {
  readonly gameId: GameId
  /** The publisher's name of the banner, in the languages that are known. */
  readonly name: PartialText
  readonly poolName: PartialText
  /** A shorter name of the pool, where bars show titles as they are; absent languages use `poolName`. */
  readonly poolLabel: PartialText
  /** The game's own word for its banners ("Wish"). */
  readonly bannerWord: LocalizedText
  /** The featured items of the highest rarity. */
  readonly featured: readonly PartialText[]
}

/** A banner with more featured items (a choice among old ones) is called by its own name. */
const MOST_LISTED = 8

/**
 * A banner's titles in every language, around what players look for: the featured items. (CAT-15)
 *
 * `shortTitle` says "Wish – Venti". It is absent where bars show the whole title, which then begins with the items:
 * in zh-Hans, ja and the games that show whole titles. (ACT-7)
 */
export function bannerTitles(words: BannerWords): { readonly title: LocalizedText; readonly shortTitle: PartialText } {
  const inAll = LANGUAGES.map((language) => [language, titlesIn(language, words)] as const)
  return {
    title: Object.fromEntries(inAll.map(([language, { title }]) => [language, title])) as Record<Language, string>,
    shortTitle: Object.fromEntries(
      inAll.flatMap(([language, { short }]) => (short === null ? [] : [[language, short]])),
    ),
  }
}

function titlesIn(language: Language, words: BannerWords): { title: string; short: string | null } {
  const { pool, items, name } = partsIn(language, words)
  const isWhole = isShownWhole(language, words.gameId)
  const { colon } = punctuationOf(language)
  const joint = languageRow(language).script === 'latin' ? ' – ' : colon
  const short = isWhole ? null : `${words.bannerWord[language]}${joint}${items || pool}`
  if (items === '') return { title: pool, short }
  if (language === 'zh-Hans') return { title: `${name && `【${name}】`}${pool}${colon}${items}`, short }
  if (isWhole) return { title: `${pool}${colon}${items}${name && ` – ${name}`}`, short }
  return { title: `${name && `${name} – `}${pool}${colon}${items}`, short }
}

function isShownWhole(language: Language, gameId: GameId): boolean {
  return language === 'zh-Hans' || language === 'ja' || traitsOf(gameId).showsWholeBannerTitles
}

/** `name` is empty if the banner has none in this language, or if the items already include it. */
function partsIn(language: Language, words: BannerWords): { pool: string; items: string; name: string } {
  const label = isShownWhole(language, words.gameId) ? words.poolLabel[language] : undefined
  const pool = label ?? textIn(words.poolName, language)?.text ?? ''

  const items = words.featured.map((item) => unquoted(readableIn(item, language) ?? '')).filter((item) => item !== '')
  if (items.length === 0 || items.length > MOST_LISTED) {
    return { pool, items: unquoted(readableIn(words.name, language) ?? ''), name: '' }
  }
  const name = unquoted(words.name[language] ?? '')
  const { separator } = punctuationOf(language)
  return { pool, items: items.join(separator), name: items.some((item) => name.endsWith(item)) ? '' : name }
}

/** Brackets of its own would look as if they belonged to the title. */
function unquoted(text: string): string {
  return text.replace(/[「」【】[\]]/g, '').trim()
}
