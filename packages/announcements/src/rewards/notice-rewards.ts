import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import { readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { CURRENCY_NAMES } from '@ephemeris/gamedata/income/currency-names'
import { number, someText, texts } from '@ephemeris/gamedata/shape'
import * as z from 'zod/mini'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { textsOf } from '../notice/texts.ts'
import { REWARD_WORDS } from '../words/words.ts'

/** What players spend on pulls, and how many of it make one: as announcements promise it, in any language's spelling. */
const rewardItem = z.pipe(
  z.strictObject({ id: someText, perPull: number, also: z._default(texts, []) }),
  z.transform(({ id, perPull, also }, { issues }) => {
    const currencies = Object.values(CURRENCY_NAMES).flat()
    const name = currencies.find((currency) => currency.id === id)?.name
    if (name) return { id, name, spellings: [...new Set([...Object.values(name), ...also])], perPull }
    issues.push({ code: 'custom', message: 'must be a currency', input: id, path: ['id'] })
    return z.NEVER
  }),
)

export const REWARD_ITEMS = readKind(CATALOGUE_FILES_BY_GAME, 'noticeRewards', z.array(rewardItem))

/** How far a heading reaches where nothing marks its end. */
const SECTION_LINES = 24
/** How many lines say what a notice is about, before its rules begin. */
const HEAD_LINES = 6
/** A heading of a list by day, whose parts are no total. */
const DAY = /^[^\p{L}\p{N}]*(?:第 ?[\d一二三四五六七]+ ?[天日]|\d+ ?日目|\d+ ?일 ?차|(?:day|jour) ?\d+)(?!\p{L})/iu
/** More than any event gives. */
const MOST = 100_000

const MARK = /^[✦〓【※●◆■▌[<#*-]/u
/** What ends a sentence; a thousands separator has a digit on both sides. */
const CLAUSE = /[。；;!?！？]|[,，、](?!\d{3}(?!\d))|\.(?!\d)/u

/**
 * What each part of an event surely promises. What the event promises as a whole and no part does is given by the part
 * that names the item, else by the first one. (ANN-66)
 */
export function rewardsOfParts(
  event: PublisherNotice,
  parts: readonly PublisherNotice[],
): readonly (readonly CatalogueReward[])[] {
  const own = parts.map(rewardsOf)
  const totals = rewardsOf(event).filter(({ id }) => !own.flat().some((reward) => reward.id === id))
  const giverOf = ({ id }: CatalogueReward) =>
    Math.max(
      0,
      parts.findIndex((part) => namesItem(part, id)),
    )
  return own.map((rewards, index) => [...rewards, ...totals.filter((total) => giverOf(total) === index)])
}

/** In the order of the game's items; amounts on which languages disagree are left out. */
function rewardsOf(notice: PublisherNotice): readonly CatalogueReward[] {
  const readings = textsOf(notice).map(({ own, title, subtitle, lines }) => {
    const unnamed = (line: string) => foldNotice(own === null ? line : line.replaceAll(own, ' '))
    return promisedRewards(notice.gameId, { titles: [title, subtitle].map(unnamed), lines: lines.map(unnamed) })
  })
  return REWARD_ITEMS[notice.gameId].flatMap(({ id, name, perPull }) => {
    const [amount, ...others] = new Set(readings.flatMap((reading) => reading.get(id) ?? []))
    return amount === undefined || others.length > 0 ? [] : [{ id, name, amount, perPull }]
  })
}

function namesItem({ gameId, texts }: PublisherNotice, id: string): boolean {
  const spellings = REWARD_ITEMS[gameId].find((item) => item.id === id)?.spellings ?? []
  const lines = [...texts.values()].flatMap((text) => [text.title, ...text.lines])
  return lines.some((line) => spellings.some((spelling) => line.includes(spelling)))
}

/**
 * What a notice surely says that its activity gives, as `item id -> amount`; empty where it says nothing certain.
 *
 * The section of rewards decides, then the title, then the first lines. An item that a section names several times, as
 * lists by day or by rank do, is certain only where a title or the first lines state one total.
 *
 * @param text its titles and lines, folded
 */
export function promisedRewards(
  gameId: GameId,
  { titles, lines }: Readonly<Record<'titles' | 'lines', readonly string[]>>,
): ReadonlyMap<string, number> {
  const section = sectionLines(lines)
  const isByDay = section.some((line) => DAY.test(line))
  const promised = new Map<string, number>()
  for (const { id } of REWARD_ITEMS[gameId]) {
    const form = formOf(gameId, id)
    const listed = section.flatMap((line) => amountsIn(line, form, true))
    const stated = [titles, headLines(lines)].map((place) => place.flatMap((line) => amountsIn(line, form, false)))
    // One day of a list may be all that names the item; its amount is a part too.
    const amount = totalOf([isByDay ? [...listed, ...listed] : listed, ...stated])
    if (amount !== null) promised.set(id, amount)
  }
  return promised
}

/** The first place with one amount, no smaller than the parts that an earlier place lists. */
function totalOf(found: readonly (readonly number[])[]): number | null {
  const index = found.findIndex((amounts) => amounts.length === 1)
  const total = found[index]?.[0]
  if (total === undefined) return null
  const parts = found.slice(0, index).flat()
  return parts.every((part) => part <= total) ? total : null
}

/** A heading above what an activity gives, and one under which nothing is promised any more. */
const [LABEL, OTHER_LABEL] = [headingOf(REWARD_WORDS.labels), headingOf(REWARD_WORDS.otherLabels)]

function headingOf({ source }: RegExp): RegExp {
  return new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${source})[^\\p{L}\\p{N}]{0,3}(?::|$)`, 'iu')
}

function isHeading(line: string): boolean {
  return /^[✦〓▌]/u.test(line) || OTHER_LABEL.test(line) || LABEL.test(line)
}

function sectionLines(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    const label = LABEL.exec(line)?.[0]
    if (label === undefined) return []
    const mark = MARK.exec(line)?.[0] ?? null
    const rest = lines.slice(index + 1, index + 1 + SECTION_LINES)
    const end = rest.findIndex(
      (other) => (mark !== null && mark !== '【' && other.startsWith(mark)) || isHeading(other),
    )
    return [line.slice(label.length), ...(end < 0 ? rest : rest.slice(0, end))]
  })
}

/** Before the first heading. */
function headLines(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(isHeading)
  return lines.slice(0, Math.min(HEAD_LINES, end < 0 ? lines.length : end))
}

/** How amounts of one item are written. */
interface ItemForm {
  /** Names of other items that hold this one: "Encrypted Master Tape", "Master Tape". */
  readonly others: RegExp
  readonly stated: readonly RegExp[]
  /** In a section of rewards alone. */
  readonly before: RegExp
}

const forms = new Map<string, ItemForm>()

function formOf(gameId: GameId, id: string): ItemForm {
  const form = forms.get(`${gameId} ${id}`) ?? newForm(gameId, id)
  forms.set(`${gameId} ${id}`, form)
  return form
}

function newForm(gameId: GameId, id: string): ItemForm {
  const items = REWARD_ITEMS[gameId]
  const spellings = items.find((item) => item.id === id)?.spellings ?? []
  const others = items.flatMap((item) => (item.id === id ? [] : item.spellings))
  const longer = others.filter((other) => spellings.some((one) => other.includes(one))).map(escaped)
  const names = `(?:${spellings.map(escaped).join('|')})`
  return {
    others: new RegExp(longer.join('|') || '(?!)', 'giu'),
    stated: [
      new RegExp(
        `(?:领取|領取|获得|獲得|获取|獲取) ?(\\d[\\d,.]*) ?(?:个|個)?${names}(?![」』】”)\\]]? ?[×x*✕✖\\d])`,
        'giu',
      ),
      new RegExp(
        `(?<![\\p{Script=Latin}\\d])${names}[」』】"”)\\]]? ?(?:[×x*✕✖] ?(\\d[\\d,. ]*)|(\\d[\\d,.]*) ?(?:개|個|个|颗|顆|枚))`,
        'giu',
      ),
    ],
    before: new RegExp(
      `^[^\\p{L}\\d]*(\\d[\\d,.]*) ?(?:개의|個の|个|個|颗|顆|枚)? ?${names}(?![\\p{Script=Latin}」』】"”)\\]]? ?[×x*✕✖\\d])`,
      'iu',
    ),
  }
}

function amountsIn(line: string, { others, stated, before }: ItemForm, isInSection: boolean): number[] {
  const clauses = line.split(CLAUSE).filter((clause) => !REWARD_WORDS.hedges.test(clause))
  return clauses.flatMap((whole) => {
    const clause = whole.replace(others, '#')
    const found = stated.flatMap((form) => Array.from(clause.matchAll(form), ([, times, counted]) => times ?? counted))
    const all = isInSection ? [...found, before.exec(clause)?.[1]] : found
    return all.map(amountOf).filter((amount) => amount !== null)
  })
}

/** `1,020`, `1.020` and `1 020` are one thousand and twenty. */
function amountOf(text: string | undefined): number | null {
  const digits = /^\d{1,3}(?:[,. ]\d{3})+(?!\d)|^\d+/.exec(text ?? '')?.[0].replace(/\D/g, '')
  const amount = Number(digits)
  return digits !== undefined && amount > 0 && amount <= MOST ? amount : null
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', ' ?')
}
