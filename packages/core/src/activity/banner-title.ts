import type { GameId } from '../games/game.ts'
import { LANGUAGES, type Language, type LocalizedText, type PartialText, textIn } from '../language/language.ts'

/** What a banner's title is composed of. */
export interface BannerWords {
  readonly gameId: GameId
  /** The publisher's name of the banner, in the languages that are known. */
  readonly name: PartialText
  readonly poolName: PartialText
  /** A shorter name of the pool, where bars show titles as they are; absent languages use `poolName`. */
  readonly poolLabel: PartialText
  /** The featured items of the highest rarity. */
  readonly featured: readonly PartialText[]
}

/** A banner with more featured items (a choice among old ones) is called by its own name. */
const MOST_LISTED = 8

/**
 * A banner's title in every language, around what players look for: the featured items. (CAT-15)
 *
 * Bars show zh-Hans, ja and all of Wuthering Waves as they are, so the items stand early. Elsewhere bars show the part
 * between 「 and 」, which holds the items and nothing else.
 */
export function bannerTitle(words: BannerWords): LocalizedText {
  const entries = LANGUAGES.map((language) => [language, titleIn(language, words)] as const)
  return Object.fromEntries(entries) as Record<Language, string>
}

/** Where it is not written as in English; Simplified Chinese titles keep the form that their game writes. */
const COLONS: PartialText = { fr: '\u00a0: ', ja: '：' }

function titleIn(language: Language, words: BannerWords): string {
  const { pool, items, name } = partsIn(language, words)
  if (items === '') return pool
  const colon = COLONS[language] ?? ': '
  if (language === 'zh-Hans') return `${name && `【${name}】`}${pool}${colon}${items}`
  if (isShownAsIs(language, words.gameId)) return `${pool}${colon}${items}${name && ` – ${name}`}`
  return `${name && `${name} – `}${pool}${colon}「${items}」`
}

function isShownAsIs(language: Language, gameId: GameId): boolean {
  return language === 'zh-Hans' || language === 'ja' || gameId === 'wuthering'
}

/** `name` is empty where the banner has none in this language, or stands among the items already. */
function partsIn(language: Language, words: BannerWords): { pool: string; items: string; name: string } {
  const label = isShownAsIs(language, words.gameId) ? words.poolLabel[language] : undefined
  const pool = label ?? textIn(words.poolName, language)?.text ?? ''

  const items = words.featured.map((item) => unquoted(textIn(item, language)?.text ?? '')).filter((item) => item !== '')
  if (items.length === 0 || items.length > MOST_LISTED) {
    return { pool, items: unquoted(textIn(words.name, language)?.text ?? ''), name: '' }
  }
  const name = unquoted(words.name[language] ?? '')
  const separator = language === 'ja' || language === 'zh-Hant' ? '、' : ', '
  return { pool, items: items.join(separator), name: items.some((item) => name.endsWith(item)) ? '' : name }
}

/** Brackets of its own would end the part that bars show too early. */
function unquoted(text: string): string {
  return text.replace(/[「」【】[\]]/g, '').trim()
}
