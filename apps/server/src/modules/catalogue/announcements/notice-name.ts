import type { Language } from '@ephemeris/core/language/language'
import type { NoticeText } from './notice.ts'

/** The quotation marks around an activity's name, the outermost first. */
const MARKS: readonly RegExp[] = [
  /^\s*[「『]((?:[^「」『』]|[「『][^「」『』]*[」』])+)[」』]/u,
  /^\s*\[([^\]]+)\]/u,
  /^\s*【([^】]+)】/u,
  /[「『]((?:[^「」『』]|[「『][^「」『』]*[」』])+)[」』]/u,
  /“([^”]+)”/u,
  /"([^"]+)"/u,
  /«\s*([^»]+?)\s*»/u,
  /\[([^\]]+)\]/u,
  /【([^】]+)】/u,
]

/** What follows a name that stands without marks. */
const TAIL: Readonly<Record<Language, RegExp>> = {
  en: /\s*(?::.*|\s(?:Daily Login )?Event(?: Details)?.*)$/u,
  fr: /\s*:.*$/u,
  ja: /\s*(?:イベント|[：:].*)$/u,
  ko: /\s*(?:이벤트|[：:].*)$/u,
  'zh-Hans': /\s*(?:活动(?:说明)?|[：:].*)$/u,
  'zh-Hant': /\s*(?:活動(?:說明)?|[：:].*)$/u,
}

/** The name of an activity without what the notice says about it: `「千风凝滞之隙」时限内…` is called `千风凝滞之隙`. */
export function activityName({ title }: NoticeText, language: Language): string {
  for (const mark of MARKS) {
    const name = mark.exec(title)?.[1]?.trim()
    if (name) return name
  }
  return title.replace(TAIL[language], '').trim() || title
}
