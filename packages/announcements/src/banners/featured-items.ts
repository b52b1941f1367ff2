import type { CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'
import { POOLS } from '@ephemeris/gamedata/pulls/pools'
import { BANNERS, pendingKey } from '@ephemeris/gamedata/timeline/banners'
import { fullText } from '@ephemeris/gamedata/timeline/full-text'
import { foldNotice, oncePer } from '../notice/folded.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { NESTED, QUOTED } from '../words/words.ts'

/** How far into a notice its featured items are named; further down come rules and other banners. */
const HEAD_LINES = 40

/** Notes below a banner also mention other items. */
const NOTES = /^※/u

/** A name may contain quotation marks. */
const WHOLE = new RegExp(NESTED, 'gu')

/**
 * Words before an element or path in brackets: `"Vigilant Yaksha" Xiao (Anemo)`, `character Acheron (Nihility:
 * Lightning)`.
 */
const BEFORE_BRACKET = /(?:[\p{L}\p{M}\d'’:.&•·・-]+[ \u00a0]){0,5}[\p{L}\p{M}\d'’:.&•·・-]+ ?$/u
const LONGEST_BEFORE = 120

/** Featured items that no table has yet: their rank comes before their quoted names. */
const RANKED = /([45])\s?(?:星|★|성)[^「」『』“”"。，,]{0,8}?((?:[、,，]?\s?[「『“"][^」』”"]+[」』”"])+)/g
const LETTERED = /([SA])(?:级|級|급|-Rank)[^「」『』“”"。，,[]{0,16}?((?:[、,，]?\s?[「『[][^」』\]]+[」』\]])+)/g
/** An epithet in quotation marks may come before the name: `5-star character "Vigilant Yaksha" Xiao (Anemo)`. */
const ENGLISH =
  /([45])-[Ss]tar (?:characters?|weapons?|[Ll]ight [Cc]ones?) (?:"([^"(（]+?)(?: ?[(（][^")）]*[)）])?"(?! \p{Lu})|(?:"[^"]+" )?([^"“(（),]{2,40}?) ?[(（])/gu

/** An item by name; `id` is `null` for one that no table knows. */
export interface AnnouncedItem extends Omit<CatalogueItem, 'id'> {
  readonly id: string | null
  /** A weapon, light cone or engine, not a character. */
  readonly isWeapon: boolean
}

const WEAPON_POOL = /weapon|light_cone/
const WEAPON_WORDS = /武器|光锥|光錐|音擎|weapon|light cone|w-engine|光円錐|音動機|무기|광추|W-엔진|arme|cône|moteur/i

/**
 * The items that a banner's notice features, five-stars first, each once: by name through the tables of the game in the
 * notice's languages; an item that no table knows by the rank that stands before its name, in every language that lists
 * as many of them.
 */
export const featuredItems = oncePer((notice: PublisherNotice): readonly AnnouncedItem[] => {
  const lists = LANGUAGES.flatMap((language) => {
    const text = notice.texts.get(language)
    const items = text ? itemsIn(text, notice.gameId, language) : []
    const unique = new Map(items.map((item) => [item.id ?? Object.values(item.name).join(), item]))
    return unique.size > 0 ? [[...unique.values()]] : []
  })
  // If one language has named the item, other languages need not name it again.
  const [main = [], ...others] = lists
  const translations = others.map((items) => items.filter(isUnknown)).filter((items) => isSameKind(items, main))
  const unknown = main.filter(isUnknown)
  const named = main.map((item) => {
    const names = translations.map((items) => items[unknown.indexOf(item)]?.name)
    return isUnknown(item) ? { ...item, name: Object.assign({}, ...names, item.name) } : item
  })
  return named.sort((one, other) => other.rank - one.rank)
})

/** Known from the notice alone, by one name. */
function isUnknown({ id, name }: AnnouncedItem): boolean {
  return id === null && Object.keys(name).length === 1
}

function isSameKind(translated: readonly AnnouncedItem[], main: readonly AnnouncedItem[]): boolean {
  const kindsOf = (items: readonly AnnouncedItem[]) => items.map(({ rank, isWeapon }) => `${rank} ${isWeapon}`).join()
  return kindsOf(translated) === kindsOf(main.filter(isUnknown))
}

function itemsIn({ title, subtitle, lines }: NoticeText, game: GameId, language: Language): readonly AnnouncedItem[] {
  const notes = lines.findIndex((line) => NOTES.test(line))
  const about = lines.slice(0, notes < 0 ? HEAD_LINES : Math.min(HEAD_LINES, notes))
  const head = [title, subtitle, ...about].map(withStraight)
  const known = namesOf(game, language)
  const called = (name: string) => known.get(name) ?? known.get(withoutEpithet(name))
  const firstOf = (names: readonly string[]) => names.map(called).find((item) => item !== undefined) ?? []
  const marked = head.flatMap((line) => [line, ...insideMarks(line, WHOLE), ...insideMarks(line, QUOTED)])
  return [
    ...marked.flatMap((name) => known.get(bareName(name)) ?? known.get(withoutEpithet(name)) ?? []),
    ...head.flatMap(wordsBeforeBrackets).flatMap(firstOf),
    ...head.flatMap((line) => listedIn(line, known)),
    ...head.flatMap((line) => unknownIn(line, known, language)),
  ]
}

function insideMarks(line: string, marks: RegExp): readonly string[] {
  // English puts the comma of a list inside: “Shared Feeling (Abundance),”.
  return Array.from(line.matchAll(marks), ([, inside = '']) => inside.replace(/[,.]$/u, ''))
}

/** For each bracket of a line the words before it, the most first. */
function wordsBeforeBrackets(line: string): readonly (readonly string[])[] {
  return Array.from(line.matchAll(/[(（]/g), ({ index }) => {
    const words = BEFORE_BRACKET.exec(line.slice(Math.max(0, index - LONGEST_BEFORE), index))?.[0] ?? ''
    return lastWords(words.trimEnd())
  })
}

/** A text, and it without its first word, its first two, and so on. */
function lastWords(text: string): readonly string[] {
  return text.split(/\s/u).map((_, index, words) => words.slice(index).join(' '))
}

/** The rank of an item, in front of what it is: "5-star", "★5", "S级". */
export const RANK = '(?:[45][ -]?(?:stars?|★|星|성|étoiles?)|[★星][45]|[SA](?:-Rank|级|級|급| ランク))'
/**
 * What introduces a list of names without marks: `5-Star Resonator: Denia, 4-Star Resonators: Chixia, Buling, and
 * Yangyang`.
 */
const RANKED_LIST = new RegExp(
  `${RANK}(?:[^:,]{0,24}:| (?:\\p{L}+ ){1,2})(?<names>[^:]*?)(?=[,;、]? ?(?:(?:and|et) )?(?:the )?(?:limited )?${RANK}|$)`,
  'giu',
)
/** What follows a name without a space: `桃祈の集音確率がアップ`, `도기의 튜닝 확률`. */
const PARTICLE = /^(?:[のがをはと]|[의이가은는을를와과]|的|(?:等|など|喚取|唤取|機率|概率))/u

function listedIn(line: string, known: ReadonlyMap<string, AnnouncedItem>): readonly AnnouncedItem[] {
  const lists = Array.from(foldNotice(line).matchAll(RANKED_LIST), ({ groups }) => groups?.names ?? '')
  const pieces = lists
    .flatMap((names) => names.split(/,|;|、|(?:^|(?<=[\s,]))(?:and|et|と|및) /u))
    .map((piece) => piece.trim())
  return pieces.flatMap((piece) => atFront(piece, known) ?? [])
}

/** The item whose name a text begins with, of several the longest. */
function atFront(text: string, known: ReadonlyMap<string, AnnouncedItem>): AnnouncedItem | undefined {
  const ends = Array.from(text, (_, index) => index + 1).filter((end) => {
    const behind = text.slice(end)
    return behind === '' || behind.startsWith(' ') || PARTICLE.test(behind)
  })
  return ends
    .reverse()
    .map((end) => known.get(text.slice(0, end)))
    .find((item) => item !== undefined)
}

/** What no table knows; the last words of a name may be known without the family's name: `Hoshimi Miyabi`. */
function unknownIn(
  line: string,
  known: ReadonlyMap<string, AnnouncedItem>,
  language: Language,
): readonly AnnouncedItem[] {
  const quoted = [...line.matchAll(RANKED), ...line.matchAll(LETTERED)].map(([whole, rank = '', names = '']) => {
    const bare = Array.from(names.matchAll(QUOTED), ([, name = '']) => bareName(name))
    return { rank, bare, about: whole.replace(names, '') }
  })
  const plain = Array.from(line.matchAll(ENGLISH), ([whole, rank = '', marked, unmarked]) => {
    const name = marked ?? unmarked ?? ''
    return { rank, bare: [name.trim()], about: whole.replace(name, '') }
  })
  return [...quoted, ...plain].flatMap(({ rank, bare, about }) => {
    const unknown = bare.filter((name) => !lastWords(name).some((words) => known.has(words)))
    const item = { id: null, rank: rank === '5' || rank === 'S' ? 5 : 4, isWeapon: WEAPON_WORDS.test(about) }
    return unknown.map((name): AnnouncedItem => ({ ...item, name: { [language]: name } }))
  })
}

/** Whether a banner's titles mention weapons. */
export function speaksOfWeapons(titles: readonly string[]): boolean {
  return titles.some((title) => WEAPON_WORDS.test(title))
}

/** Apostrophes may be straight or curved. */
function withStraight(text: string): string {
  return text.replaceAll('’', "'")
}

/** Without epithet, kind and element: `白日梦的深黯·婕德(水)`, `单手剑·黎明破晓之史`, `"Vigilant Yaksha" Xiao (Anemo)`. */
function bareName(name: string): string {
  const bare = name
    .replace(/\s+/gu, ' ')
    .replace(/[（(][^（()）]{1,40}[)）]$/u, '')
    .replace(/^["“][^"”]+["”]\s+(?=\S)/u, '')
    .replace(/^[「『](.+)[」』]$/u, '$1')
    .trim()
  return bare.includes('·') ? bare.slice(bare.lastIndexOf('·') + 1).trim() : bare
}

/** `護法夜叉・魈(風)`: Japanese names may contain the dot, so the whole name is tried first. */
function withoutEpithet(name: string): string {
  const bare = bareName(name)
  return bare.slice(bare.lastIndexOf('・') + 1).trim()
}

const tables = new Map<string, ReadonlyMap<string, AnnouncedItem>>()

/** Items by what they are called in the language, those of the facts included that have no id yet. */
function namesOf(game: GameId, language: Language): ReadonlyMap<string, AnnouncedItem> {
  const key = `${game} ${language}`
  const table = tables.get(key) ?? new Map(itemsNamed(game).flatMap((item) => namedIn(item, language)))
  tables.set(key, table)
  return table
}

function itemsNamed(game: GameId): readonly AnnouncedItem[] {
  const weapons = NAMED_GAMES[game].itemKinds.filter(({ role }) => role === 'weapon').map(({ id }) => id)
  const known = ITEMS[game].map(({ id, rank, name, type }) => ({ id, rank, name, isWeapon: weapons.includes(type) }))
  const pending = BANNERS[game].flatMap((banner) => {
    const kind = POOLS[game].find(({ id }) => id === banner.pool)?.kind ?? ''
    return banner.pending.map(({ rank, name }) => ({
      id: null,
      rank,
      name: fullText(name, { gameId: game, kind: 'pending', id: pendingKey(name) }),
      isWeapon: WEAPON_POOL.test(kind),
    }))
  })
  return [...pending, ...known]
}

function namedIn(item: AnnouncedItem, language: Language): readonly (readonly [string, AnnouncedItem])[] {
  const called = item.name[language]
  return item.rank < 4 || !called ? [] : [[withStraight(bareName(called)), item]]
}
