import type { WallTime } from '@ephemeris/core/time/wall-time'
import { type UtcOffset, utcOffset } from '@ephemeris/core/time/zone'
import { TIME_WORDS } from '../words/words.ts'
import { datesIn, type Place, type StatedDay, type WrittenDate, wallOf, withoutOverlaps } from './dates.ts'

/** How a written date without a zone is read: the clock of each server, or one clock everywhere. */
export type UnmarkedClock = 'server' | UtcOffset

export interface NamedVersion {
  readonly version: string | null
  /** The name may be that of the activity: if no version has it, the running one is meant. */
  readonly isGuess?: true
  /** "After the update on 30 September", of a version without a name. */
  readonly opensOn?: StatedDay
  /** "Before the maintenance on 11 November". */
  readonly closesOn?: StatedDay
}

interface Zone extends Place {
  readonly clock: UnmarkedClock
  /** It stands by itself: no letter or digit is in front of it. */
  readonly isWord: boolean
  /** It belongs to an hour of its own: "JST 12:00". */
  readonly isOfHour: boolean
  /** "Est" is a word of French, too. */
  readonly isFrench: boolean
}

const VERSION_KINDS = ['opening', 'maintenance', 'close', 'during', 'version'] as const

type NamedMoment = { readonly kind: (typeof VERSION_KINDS)[number] } & NamedVersion

/** A time at which something begins or ends. */
interface Moment extends Place {
  readonly stated: { readonly kind: 'date'; readonly wall: WallTime; readonly hasSeconds: boolean } | NamedMoment
}

/** With its day and its zone. */
export interface FoundTime extends Moment {
  readonly clock: UnmarkedClock | null
}

interface Tokens {
  readonly dates: readonly WrittenDate[]
  readonly zones: readonly Zone[]
  /** Words for the opening or the close of a version; readings may overlap. */
  readonly anchors: readonly Moment[]
}

const BEFORE_UPDATE = /^,? ?(?:の|的|에)? ?\(?$/u
const BEHIND_UPDATE = /^(?: ?\(?(?:on|of|du|le) (?:the )?| \()$/iu

/** A folded text that is read into tokens once; its parts, and passages of several lines, keep them. */
export class Passage {
  readonly text: string
  #tokens: Tokens | null
  #times: readonly FoundTime[] | null = null

  constructor(text: string, tokens: Tokens | null = null) {
    this.text = text
    this.#tokens = tokens
  }

  static of(lines: readonly Passage[]): Passage {
    let from = 0
    const tokens = lines.map((line) => {
      const place = from
      from += line.text.length + 1
      return mapTokens(line.tokens, (all) => shifted(all, place))
    })
    return new Passage(lines.map(({ text }) => text).join(' '), {
      dates: tokens.flatMap(({ dates }) => dates),
      zones: tokens.flatMap(({ zones }) => zones),
      anchors: tokens.flatMap(({ anchors }) => anchors),
    })
  }

  get tokens(): Tokens {
    this.#tokens ??= tokensIn(this.text)
    return this.#tokens
  }

  /** Every stated time, in its order. */
  get times(): readonly FoundTime[] {
    this.#times ??= withoutOverlaps(this.#moments()).map((moment) => this.#withClock(this.#withDay(moment)))
    return this.#times
  }

  #moments(): readonly Moment[] {
    const { dates, anchors } = this.tokens
    if (dates.length > 0 || !TIME_WORDS.update.test(this.text)) return [...dates.flatMap(momentOf), ...anchors]
    return [...anchorsIn(this.text, 'during', TIME_WORDS.versionAlone), ...anchors]
  }

  part(from: number, to = this.text.length): Passage {
    const inside = <T extends Place>(all: readonly T[]) => all.filter((one) => one.from >= from && one.to <= to)
    return new Passage(
      this.text.slice(from, to),
      mapTokens(this.tokens, (all) => shifted(inside(all), -from)),
    )
  }

  /** What stands behind the first place and in front of the other; `null`: they are in another order. */
  between(one: Place | null, other: Place | null): string | null {
    const [from, to] = [one?.to ?? 0, other?.from ?? this.text.length]
    return from <= to ? this.text.slice(from, to) : null
  }

  /** The clock that a heading names. */
  get clock(): UnmarkedClock | null {
    return this.tokens.zones.find(({ isWord }) => isWord)?.clock ?? null
  }

  /** The only clock that a statement names, wherever it stands; one in front of an hour belongs to that. (ANN-45) */
  get onlyClock(): UnmarkedClock | null {
    const named = this.tokens.zones.filter(({ isWord, isOfHour, isFrench }) => isWord && !isOfHour && !isFrench)
    return new Set(named.map(({ clock }) => clock)).size === 1 ? (named[0]?.clock ?? null) : null
  }

  /** "After the update" with its day: `9月30日更新后`, `after the September 30 update`, `la mise à jour du 30 septembre`. */
  #withDay(moment: Moment): Moment {
    const { stated, from, to } = moment
    if ((stated.kind !== 'opening' && stated.kind !== 'close') || stated.version !== null) return moment
    const own = this.tokens.dates.find((date) => date.time === null && this.#isDayOf(moment, date))
    if (!own?.day) return moment
    const day = stated.kind === 'opening' ? { opensOn: own.day } : { closesOn: own.day }
    return { stated: { ...stated, ...day }, from: Math.min(from, own.from), to: Math.max(to, own.to) }
  }

  #isDayOf(update: Moment, day: WrittenDate): boolean {
    const [before, behind] = [this.between(day, update), this.between(update, day)]
    if (before !== null) return BEFORE_UPDATE.test(before)
    return behind === null ? day.from >= update.from && day.to <= update.to : BEHIND_UPDATE.test(behind)
  }

  #withClock(moment: Moment): FoundTime {
    const { zones } = this.tokens
    const behind = zones.find((zone) => !zone.isOfHour && /^ ?,? ?$/.test(this.between(moment, zone) ?? '-'))
    if (behind) return { ...moment, clock: behind.clock, to: behind.to }
    const before = zones.find((zone) => zone.isWord && /^ ?:? ?$/.test(this.between(zone, moment) ?? '-'))
    return { ...moment, clock: before?.clock ?? null, from: before?.from ?? moment.from }
  }
}

function mapTokens(
  { dates, zones, anchors }: Tokens,
  map: <T extends Place>(all: readonly T[]) => readonly T[],
): Tokens {
  return { dates: map(dates), zones: map(zones), anchors: map(anchors) }
}

function shifted<T extends Place>(places: readonly T[], by: number): readonly T[] {
  return places.map((place) => ({ ...place, from: place.from + by, to: place.to + by }))
}

/** Parts of a notice hold the same lines. */
const MOST_KNOWN = 4000
const known = new Map<string, Passage>()

export function passageOf(folded: string): Passage {
  const passage = known.get(folded) ?? new Passage(folded)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(folded, passage)
  return passage
}

function tokensIn(text: string): Tokens {
  const isTimed = TIME_WORDS.update.test(text)
  const anchors = isTimed ? VERSION_KINDS.flatMap((kind) => anchorsIn(text, kind, TIME_WORDS[kind])) : []
  let zones: readonly Zone[] | null = null
  return {
    dates: datesIn(text),
    anchors,
    // Most lines state no time.
    get zones() {
      zones ??= zonesIn(text)
      return zones
    },
  }
}

const UTC = '(?:UTC|GMT) ?(?<hours>[+~-] ?\\d{1,2})(?!\\d?\\d{2}[/.-])(?::?(?<minutes>\\d{2}))?'
const CLOCKS = [...TIME_WORDS.zones, { offset: 'server' as const, names: TIME_WORDS.serverClock }]
const ZONE_NAMES = [UTC, ...CLOCKS.map(({ names }, index) => `(?<zone${index}>${names.source})`)].join('|')
const ZONE = `(?:[([] ?)?(?:${ZONE_NAMES})(?: time)?(?: ?[)\\]])?`
const ZONES = new RegExp(ZONE, 'giu')

function zonesIn(text: string): readonly Zone[] {
  return Array.from(text.matchAll(ZONES), ({ 0: words, index, groups = {} }) => {
    const to = index + words.length
    return {
      ...{ from: index, to, isWord: /^[([]/.test(words) || !/[\p{L}\d]/u.test(text.charAt(index - 1)) },
      isFrench: /^\p{L}{2,4}$/u.test(words) && words !== words.toUpperCase(),
      isOfHour: !/[)\]]$/.test(words) && /^ ?:? ?\d{1,2}:\d{2}/.test(text.slice(to)),
      clock: CLOCKS.find((_, at) => groups[`zone${at}`] !== undefined)?.offset ?? statedOffset(groups),
    }
  })
}

function statedOffset({ hours = '', minutes = '0' }: Readonly<Record<string, string | undefined>>): UtcOffset {
  const offset = Number(hours.replace(/\D/g, '')) * 60 + Number(minutes)
  return utcOffset(hours.startsWith('+') ? offset : -offset)
}

function anchorsIn(text: string, kind: NamedMoment['kind'], words: readonly RegExp[]): readonly Moment[] {
  const matches = words.flatMap((word) => (text.search(word) < 0 ? [] : Array.from(text.matchAll(word))))
  return matches.map((match) => ({
    ...{ from: match.index, to: match.index + match[0].length },
    stated: { kind, ...namedVersion(match, text) },
  }))
}

/** A version that stands in front of words for "the update" which know no form of it, rather than the nearest one. */
const NAMED_BEFORE =
  /(?:[「『"“«] ?(?<quoted>[^「」『』"“”«»]{1,40}?) ?[」』"”»]|(?<![\d.])(?<number>\d{1,2}\.\d)(?!\d))[^\d,。;:~()、]{0,8}$/u
/** A name that states the number of a version: `4.4`, `Ver.4.4`. */
const NUMBERED = /(?<!\d|\d\.)\d{1,2}\.\d(?!\d)/u

function namedVersion({ groups, index }: RegExpExecArray, text: string): NamedVersion {
  if (groups?.version !== undefined) return { version: groups.version.trim() }
  const before = NAMED_BEFORE.exec(text.slice(Math.max(0, index - 60), index))?.groups ?? {}
  if (before.quoted === undefined) return { version: before.number ?? null }
  return NUMBERED.test(before.quoted) ? { version: before.quoted } : { version: before.quoted, isGuess: true }
}

function momentOf({ day, time, from, to }: WrittenDate): readonly Moment[] {
  const wall = wallOf({ day, time })
  return time && wall !== null ? [{ stated: { kind: 'date', wall, hasSeconds: time.hasSeconds }, from, to }] : []
}

const WORDS_BETWEEN = `[~-]+|${TIME_WORDS.until.source}`
/** Words that make a range of the times on both sides; the first one's zone may be in front of them. */
export const DASH = new RegExp(`^(?: ?,? ?${ZONE})? ?(?:${WORDS_BETWEEN}) ?$`, 'iu')
export const DASHES = new RegExp(`^(?:${WORDS_BETWEEN})(?: ?(?:${WORDS_BETWEEN}))?$`, 'iu')
