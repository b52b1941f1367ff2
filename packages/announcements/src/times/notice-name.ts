import type { Language } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import FORMS from '../../data/name-forms.json' with { type: 'json' }
import type { NoticeText } from '../notice/notice.ts'
import { ANNOUNCEMENT_WORDS, anyOf, filledIn, MARKED, NESTED, NUMBER, TIME_WORDS } from '../words/words.ts'

const PARTS = { ...FORMS.parts, nested: NESTED, marked: MARKED }
const form = (source: string, flags = 'u') => new RegExp(filledIn(source, PARTS), flags)
const formsOf = (sources: readonly string[]) => sources.map((source) => form(source))

const WHOLE = formsOf(FORMS.whole)
const QUOTED = formsOf(FORMS.quoted)
const MARKS = [...formsOf(FORMS.outermost), ...QUOTED, ...formsOf(FORMS.bracketed)]
const FORETOLD = form(FORMS.foretold, 'iu')
const TAILS = new Map<string, RegExp>(Object.entries(FORMS.tails).map(([language, tail]) => [language, form(tail)]))
const LEAD = new RegExp(`^\\s*(?:${anyOf(FORMS.leads).source})(?=\\S)`, 'iu')

/** One sign is a word of every line. */
const SHORTEST_NAME = 2

/**
 * In brackets or before a colon, a title names its kind of notice or its part: `[Event] …`, `【前半】…`, `Limited-Time
 * Event: …`.
 */
const CATEGORY = new RegExp(
  `^\\s*(?:[\\[【〔<(（]\\s*(?:${ANNOUNCEMENT_WORDS.category.source}|${TIME_WORDS.stages.source})\\s*[\\]】〕>)）]|(?:${ANNOUNCEMENT_WORDS.category.source})\\s*[:：|])\\s*(?=\\S)`,
  'iu',
)

/** The name of an activity without what the notice says about it: `「千风凝滞之隙」时限内…` is called `千风凝滞之隙`. */
export function activityName(text: NoticeText, language: Language): string {
  const { title, subtitle, name } = text
  if (name) return name
  const bare = title.replace(CATEGORY, '')
  const whole = markedName(text)
  if (whole !== null) return whole
  const foretold = FORETOLD.exec(bare)?.[1]
  if (foretold) return foretold
  if (isSecondPart(subtitle, bare)) return subtitle
  const unmarked = bare
    .replace(LEAD, '')
    .replace(TAILS.get(language) ?? '', '')
    .trim()
  return markedIn(subtitle, QUOTED) ?? (unmarked || bare)
}

/** The name that a title puts in marks; `null` without. */
function markedName({ title }: NoticeText): string | null {
  const bare = title.replace(CATEGORY, '')
  return WHOLE.map((one) => one.exec(bare)?.[1]).find(Boolean) ?? markedIn(bare, MARKS)
}

const EACH_MARKED = form(MARKED, 'gu')

/**
 * The name that a title puts in marks, `null` without, and title and subtitle without its words and those of further
 * names in such marks, which say nothing about the kind of a notice or its change; the marks stay. (ANN-70)
 */
export function withoutName(text: NoticeText): Record<'title' | 'subtitle', string> & { readonly own: string | null } {
  const { title, subtitle } = text
  const own = markedName(text)
  if (own === null || own.length < SHORTEST_NAME) return { title, subtitle, own: null }
  const before = title.slice(0, title.indexOf(own)).trimEnd().at(-1)
  const rest = title.replaceAll(own, ' ')
  return {
    own,
    title: rest.replace(EACH_MARKED, (marked) => (marked[0] === before ? `${marked[0]} ${marked.at(-1)}` : marked)),
    subtitle: own.includes(subtitle) ? '' : subtitle.replaceAll(own, ' '),
  }
}

/** Whether a title is a kind of news, a colon or dash, and the short title: `Songbook Update - A Journey`. */
function isSecondPart(subtitle: string, title: string): boolean {
  return (
    subtitle !== '' && title.endsWith(subtitle) && /\S(?:[:：|]|\s[-–—])\s*$/u.test(title.slice(0, -subtitle.length))
  )
}

/** What the games are called: no activity is called so. */
const GAME_NAME = new RegExp(
  `^(?:${Object.values(GAME_FACTS)
    .flatMap(({ name }) => Object.values(name))
    .join('|')})$`,
  'iu',
)

export function isGameName(name: string): boolean {
  return GAME_NAME.test(name)
}

/** The number of a version, which names no activity. */
const VERSION_NAME = new RegExp(`^(?:ver(?:sion)?\\.? ?|v)?(?:${NUMBER})(?: ?(?:版本|バージョン|버전))?$`, 'iu')

/** Words such as "New Events" and "全新活动" alone. */
const KIND_WORDS = new RegExp(`^(?:(?:${ANNOUNCEMENT_WORDS.nameless.source})[^\\p{L}\\p{N}]*)+$`, 'iu')

/** Whether a name is none: that of the game or of a version or, without marks, words for any activity. (ANN-73) */
export function isNameless(text: NoticeText, language: Language): boolean {
  const name = activityName(text, language)
  if (GAME_NAME.test(name) || VERSION_NAME.test(name)) return true
  return markedName(text) === null && KIND_WORDS.test(name)
}

function markedIn(title: string, marks: readonly RegExp[]): string | null {
  const names = marks.map((mark) => mark.exec(title)?.[1]?.trim())
  return names.find((name) => name && !GAME_NAME.test(name) && !VERSION_NAME.test(name)) ?? null
}
