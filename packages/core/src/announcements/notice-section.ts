import { type PartWords, readParts } from './notice-parts.ts'
import { foldNotice, type NoticeSpan, type TimeWords, type UnmarkedClock } from './notice-time.ts'

/** How far below its label a time is looked for: the header cells of a table may stand between them. */
const LINES_BELOW = 12

/** A line that begins another part of the notice than the one the label names. */
const NEXT_PART = /^[✦〓【※●◆■▌]/u
/** A line that is a heading by itself, so that nothing under the label was its time. */
const HEADING = /^[✦〓]/u

/** A span of time and the line of the label that introduces it. */
export interface LabelledSpan {
  readonly line: number
  readonly span: NoticeSpan
}

/**
 * Every span that one of `labels` introduces ("活动时间", "Event Duration"), in the order of the notice. The time stands
 * behind the label on its line or on the lines below it; a table gives one cell a line.
 *
 * @param lines the plain lines of a notice, empty ones left out
 * @param labels matched against folded lines
 */
export function labelledSpans(
  lines: readonly string[],
  labels: readonly RegExp[],
  words: { readonly times: TimeWords & PartWords; readonly unmarked: UnmarkedClock },
): readonly LabelledSpan[] {
  const read = (folded: string) => readParts(folded, words.times, words.unmarked)
  return lines.flatMap((line, index) => {
    const behind = behindLabel(foldNotice(line), labels)
    if (behind === null) return []
    const span = read(behind) ?? read(below(lines, index))
    return span === null ? [] : [{ line: index, span }]
  })
}

/** What follows the label on its line, maybe nothing; `null` for a line without a label. */
function behindLabel(folded: string, labels: readonly RegExp[]): string | null {
  for (const label of labels) {
    const match = label.exec(folded)
    if (match) return folded.slice(match.index + match[0].length)
  }
  return null
}

function below(lines: readonly string[], label: number): string {
  const [first, ...others] = lines.slice(label + 1, label + 1 + LINES_BELOW)
  if (first === undefined || HEADING.test(first)) return ''
  const end = others.findIndex((line) => NEXT_PART.test(line))
  return foldNotice([first, ...(end < 0 ? others : others.slice(0, end))].join(' '))
}
