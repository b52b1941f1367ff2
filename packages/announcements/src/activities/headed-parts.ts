import { LANGUAGES } from '@ephemeris/core/language/language'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { labelledSpans } from '../times/notice-section.ts'
import { SECTION_WORDS } from '../times/notice-span.ts'
import { foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { REWARD_WORDS } from '../words/reward-words.ts'
import { TIME_WORDS } from '../words/time-words.ts'

/** How far above its time a part is named. */
const LINES_ABOVE = 3
/** A name in marks that stand on both sides of it. */
const HEADING =
  /^(?:〓\s*(?<bars>[^〓]{2,80}?)\s*〓|✦\s*(?<stars>[^✦]{2,80}?)\s*✦|【\s*(?<brackets>[^【】]{2,80}?)\s*】)$/u

interface Part {
  readonly name: string
  readonly line: number
}

/**
 * One notice for each part of an event whose headings give several names and times: "〓A Thank-You Gift〓 Event
 * Duration: …", "〓Daily Login〓 Event Duration: …". Stages, shops and times to claim are no parts. Languages are joined by
 * the order of their parts; one that has another number of them is left out. (ANN-66)
 */
export function headedParts(notice: PublisherNotice): readonly PublisherNotice[] {
  const byLanguage = LANGUAGES.flatMap((language) => {
    const text = notice.texts.get(language)
    return text ? [{ language, text, parts: partsOf(text, notice) }] : []
  })
  const first = byLanguage.find(({ parts }) => parts.length > 1)
  if (!first) return [notice]
  const same = byLanguage.filter(({ parts }) => parts.length === first.parts.length)
  return first.parts.map((_, index) => ({
    ...notice,
    texts: new Map(
      same.flatMap(({ language, text, parts }) => {
        const part = parts[index]
        if (!part) return []
        const lines = text.lines.slice(part.line + 1, parts[index + 1]?.line)
        return [[language, { ...text, title: part.name, name: part.name, subtitle: '', lines }] as const]
      }),
    ),
  }))
}

function partsOf({ lines }: NoticeText, { gameId }: PublisherNotice): readonly Part[] {
  const timed = labelledSpans(lines, ANNOUNCEMENT_RULES[gameId].timeLabels, SECTION_WORDS).filter(
    ({ span }) => span.kind === 'range',
  )
  const parts = timed.map(({ line }) => headingAbove(lines, line))
  const named = parts.filter((part) => part !== null)
  const times = new Set(timed.map(({ span }) => JSON.stringify(span)))
  const isDivided = named.length === timed.length && new Set(named.map(({ line }) => line)).size === timed.length
  return isDivided && times.size === timed.length ? named : []
}

function headingAbove(lines: readonly string[], label: number): Part | null {
  for (let line = label - 1; line >= Math.max(0, label - LINES_ABOVE); line -= 1) {
    const { bars, stars, brackets } = HEADING.exec(lines[line] ?? '')?.groups ?? {}
    const name = bars ?? stars ?? brackets
    if (name !== undefined) return isName(foldNotice(name)) ? { name, line } : null
  }
  return null
}

/** Whether a heading names something, and speaks of no period, reward or stage. */
export function isName(folded: string): boolean {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const words = [...period, ...otherPeriod, ...REWARD_WORDS.labels, ...REWARD_WORDS.otherLabels, ...TIME_WORDS.stages]
  return !words.some((word) => word.test(folded))
}
