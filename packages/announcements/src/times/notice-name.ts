import type { Language } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import type { NoticeText } from '../notice/notice.ts'
import { ANNOUNCEMENT_WORDS, MARKED, NESTED, NUMBER, TIME_WORDS } from '../words/words.ts'

/** Marks that hold names and never kinds of notices. */
const QUOTED: readonly RegExp[] = [
  new RegExp(NESTED, 'u'),
  /[《〈]([^《》〈〉]+)[》〉]/u,
  /“([^”]+)”/u,
  /"([^"]+)"/u,
  /«\s*([^»]+?)\s*»/u,
  /‘([^‘’]{2,})’(?!\p{L})/u,
]

/** The marks around an activity's name, the outermost first. */
const MARKS: readonly RegExp[] = [
  new RegExp(`^\\s*${NESTED}`, 'u'),
  /^\s*[《“]([^《》“”]+)[》”]/u,
  /^\s*\[([^\]「『“«]+)\]/u,
  /^\s*【([^】「『“«]+)】/u,
  /^\s*[<＜]([^<>＜＞]+)[>＞]/u,
  ...QUOTED,
  /^\s*'([^']{2,})'(?!\p{L})/u,
  /\[([^\]]+)\]/u,
  /【([^】]+)】/u,
  /[<＜]([^<>＜＞]{2,})[>＞]/u,
]

/** One sign is a word of every line. */
const SHORTEST_NAME = 2

/** A preposition behind the marks goes on with the name: `"En-Nah" Into Your Lap Event Details`, `「嗯呢」从天降`. */
const CONTINUED =
  /^\s*(?<name>[「『][^「」『』]+[」』][从從]\p{Script=Han}{1,5}?|"[^"]+" (?:Into|From|Of|Under|Beyond|Within)(?: \p{Lu}[\p{L}'’]*)+?)(?=\s*(?:活动|活動|Event|$))/u

/** `"Snowfield" x "Ember Coast"` is one name. */
const JOINED = new RegExp(`${MARKED}(?:\\s?[×✕xXｘＸ]\\s?${MARKED})+`, 'u')

/**
 * One or two words behind a colon that say nothing about the activity belong to its name: `Fate Contract: Renewal`, not
 * `Garden of Plenty: Double Rewards`.
 */
const TITLE_WORD =
  "(?!(?:New|Now|Available|Events?|Details?|Rewards?|Récompenses?|Double|Triple|Bonus|Drops?|Log|Claim|Get|Open|Live|Preview|Update|Phase|Part|Stage|Participez|Obtenez|Connectez)(?!\\p{L}))\\p{Lu}[\\p{L}'’-]*"
const SECOND_TITLE = `(?: ?${TITLE_WORD}(?: ${TITLE_WORD})?$)`

/** What follows a name without quotation marks. */
const TAIL: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(
    `\\s*(?::(?!${SECOND_TITLE}).*|\\s[-–—|] .*|(?:\\s(?:Limited-Time|Daily|Login|Check-In|Combat|Exploration|Featured|Trial))*\\sEvent(?: Details)?.*|\\s(?:Is )?Now (?:Available|Live|Open).*)$`,
    'u',
  ),
  fr: new RegExp(`\\s*(?::(?!${SECOND_TITLE}).*|\\s[-–—|] .*)$`, 'u'),
  ja: /\s*(?:イベント|[：:].*|(?:開催|更新|開始)?のお知らせ|(?:が)?(?:開催|開幕|開始)(?:中|決定)?[！!]?$)/u,
  ko: /\s*(?:이벤트|[：:](?! ?[^\s\d:：,!]{1,4}(?: [^\s\d:：,!]{1,4})?$).*|(?:시즌 )?(?:안내|갱신|업데이트).*)$/u,
  'zh-Hans': /\s*(?:活动(?:说明)?|[：:].*|(?:现已|正式|限时)?(?:开启|上线|更新))$/u,
  'zh-Hant': /\s*(?:活動(?:說明)?|[：:].*|(?:現已|正式|限時)?(?:開啟|上線|更新))$/u,
}

/** A colon is part of the name where nothing but its coming is said: `Depths: Carnival Coming Soon!`. */
const FORETOLD = /^(?<name>[^|]+?)(?:\s[-–—]\s.*?)?,?\s(?:(?:is )?coming|available) soon!?$/iu

/**
 * In brackets or before a colon, a title names its kind of notice or its part: `[Event] …`, `【前半】…`, `Limited-Time
 * Event: …`.
 */
const CATEGORY = new RegExp(
  `^\\s*(?:[\\[【〔<(（]\\s*(?:${ANNOUNCEMENT_WORDS.category.source}|${TIME_WORDS.stages.source})\\s*[\\]】〕>)）]|(?:${ANNOUNCEMENT_WORDS.category.source})\\s*[:：|])\\s*(?=\\S)`,
  'iu',
)

/** A kind of notice before a name, without brackets or colon. */
const LEAD =
  /^\s*(?:(?:期間限定)?(?:新)?イベント[\s　]+|(?:nouvel )?événement (?:à durée limitée )?|(?:기간 한정 )?이벤트 )(?=\S)/iu

/** The name of an activity without what the notice says about it: `「千风凝滞之隙」时限内…` is called `千风凝滞之隙`. */
export function activityName(text: NoticeText, language: Language): string {
  const { title, subtitle, name } = text
  if (name) return name
  const bare = title.replace(CATEGORY, '')
  const whole = markedName(text)
  if (whole !== null) return whole
  const foretold = FORETOLD.exec(bare)?.groups?.name
  if (foretold) return foretold
  if (isSecondPart(subtitle, bare)) return subtitle
  return (
    markedIn(subtitle, QUOTED) ??
    (bare
      .replace(LEAD, '')
      .replace(TAIL[language] ?? '', '')
      .trim() ||
      bare)
  )
}

/** The name that a title puts in marks; `null` without. */
function markedName({ title }: NoticeText): string | null {
  const bare = title.replace(CATEGORY, '')
  return CONTINUED.exec(bare)?.groups?.name ?? JOINED.exec(bare)?.[0] ?? markedIn(bare, MARKS)
}

/**
 * The name that a title puts in marks, `null` without, and title and subtitle without its words, which say nothing about
 * the kind of a notice, its times or its rewards; the marks stay. (ANN-70)
 */
export function withoutName(text: NoticeText): Record<'title' | 'subtitle', string> & { readonly own: string | null } {
  const { title, subtitle } = text
  const own = markedName(text)
  if (own === null || own.length < SHORTEST_NAME) return { title, subtitle, own: null }
  return {
    ...{ own, title: title.replaceAll(own, ' ') },
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
