import words from '../../data/change-words.json' with { type: 'json' }
import { anyOf } from './any-of.ts'

/** How a later notice changes an earlier one; of two words in a title the one that comes first here counts. */
export const CHANGE_KINDS = ['cancelled', 'shortened', 'extended', 'moved', 'corrected'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The words of changes, of all languages together; expressions for folded text, matched without regard to case. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind | 'old' | 'new' | 'maintenance' | 'endings', RegExp>> = {
  cancelled: anyOf(words.cancelled),
  shortened: anyOf(words.shortened),
  extended: anyOf(words.extended),
  moved: anyOf(words.moved),
  corrected: anyOf(words.corrected),
  /** In front of a time that no longer holds. */
  old: anyOf(words.old),
  new: anyOf(words.new),
  maintenance: anyOf(words.maintenance),
  /** In front of an end. */
  endings: anyOf(words.endings),
}

const [BY_DAYS, BY_HOURS] = [words.byDays, words.byHours].map((all) => all.map((one) => new RegExp(one, 'iu')))

/** "Extended by 7 days"; `null` without. */
export function daysAdded(folded: string): number | null {
  return amountIn(folded, BY_DAYS)
}

/** "Extended by 3 hours"; `null` without. */
export function hoursAdded(folded: string): number | null {
  return amountIn(folded, BY_HOURS)
}

function amountIn(folded: string, forms: readonly RegExp[] = []): number | null {
  const found = forms.map((form) => form.exec(folded)?.groups).find((groups) => groups !== undefined)
  const amount = Number(found?.days ?? found?.hours ?? found?.more)
  return Number.isNaN(amount) ? null : amount
}
