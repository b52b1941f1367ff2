import type { ActivityType } from '@ephemeris/core/games/game'
import KIND_WEIGHTS from '../../data/kind-weights.json' with { type: 'json' }
import { featuredItems } from '../banners/featured-items.ts'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { hasPeriod, onlyRange, textsInOrder } from '../times/sections.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { ruleOf, rulingOf, titlesOf } from './notice-kind.ts'

/** Something in a notice that speaks for one kind. */
export interface KindEvidence {
  /** `null`: for nothing that the timeline shows. */
  readonly type: ActivityType | null
  readonly weight: number
  readonly because: string
}

/**
 * - `sure`: shown.
 * - `likely`: shown as expected, since something speaks for another kind, too.
 * - `unsure`: reported to the operator and not shown.
 * - `none`: nothing that the timeline shows.
 */
export type KindBand = 'sure' | 'likely' | 'unsure' | 'none'

export interface KindVerdict {
  readonly type: ActivityType | null
  readonly band: KindBand
  readonly evidence: readonly KindEvidence[]
}

/** How far into a notice the rate of an item is named. */
const HEAD_LINES = 40

/** What kind of activity a notice announces: everything that speaks for a kind is summed up. (ANN-65) */
export function kindOf(notice: PublisherNotice): KindVerdict {
  const verdict = weigh(evidenceIn(notice))
  const { doubt } = rulingOf(notice)
  if (doubt === null || verdict.type === 'version') return verdict
  const against = { type: null, weight: KIND_WEIGHTS.leavesOut, because: doubt.because }
  return { type: verdict.type ?? 'event', band: 'unsure', evidence: [...verdict.evidence, against] }
}

function weigh(evidence: readonly KindEvidence[]): KindVerdict {
  const sums = new Map<ActivityType | null, number>()
  for (const { type, weight } of evidence) sums.set(type, (sums.get(type) ?? 0) + weight)
  const [first, second] = [...sums].sort(([, one], [, other]) => other - one)
  if (!first || first[0] === null || first[1] < KIND_WEIGHTS.reportedFrom) return { type: null, band: 'none', evidence }
  const [type, sum] = first
  const ahead = sum - (second?.[1] ?? 0)
  if (sum < KIND_WEIGHTS.shownFrom || ahead === 0) return { type, band: 'unsure', evidence }
  return { type, band: ahead < KIND_WEIGHTS.shownAhead ? 'likely' : 'sure', evidence }
}

function evidenceIn(notice: PublisherNotice): readonly KindEvidence[] {
  const rule = ruleOf(notice)
  // What a rule leaves out, or knows as a version or a challenge, nothing else can make an event or a banner.
  if (rule && rule.type !== 'event') return [{ type: rule.type, weight: weightOf(rule.type), because: rule.because }]
  const { kinds, bannerWords } = ANNOUNCEMENT_RULES[notice.gameId]
  const isFiledAsEvent = kinds.some(({ type, section }) => type === 'event' && section?.test(notice.section))
  const fiveStars = fiveStarsIn(notice)
  const isOfRates = hasRates(notice, fiveStars)
  const isCalledBanner = fiveStars.length > 0 && titlesOf(notice).some((title) => bannerWords.test(title))
  const { event, filedAsEvent, period, range, rates, bannerWords: called } = KIND_WEIGHTS
  return [
    ...(rule ? [{ type: rule.type, weight: event, because: rule.because }] : []),
    ...(!rule && isFiledAsEvent
      ? [{ type: 'event', weight: filedAsEvent, because: 'filed as an event' } as const]
      : []),
    ...(hasPeriod(notice)
      ? [{ type: 'event', weight: period, because: 'states a period' } as const]
      : onlyRange(notice)
        ? [{ type: 'event', weight: range, because: 'states a period without a known label' } as const]
        : []),
    ...(isOfRates ? [{ type: 'gacha', weight: rates, because: 'names five-star items and their rates' } as const] : []),
    ...(isCalledBanner ? [{ type: 'gacha', weight: called, because: 'is called a banner' } as const] : []),
  ]
}

function weightOf(type: ActivityType | null): number {
  return KIND_WEIGHTS[type ?? 'leavesOut']
}

function fiveStarsIn(notice: PublisherNotice): readonly string[] {
  const featured = featuredItems(notice).filter(({ rank }) => rank === 5)
  return featured.flatMap(({ name }) => Object.values(name))
}

/** Whether the title or one of the first lines names a five-star item and how likely it is. */
function hasRates(notice: PublisherNotice, fiveStars: readonly string[]): boolean {
  return textsInOrder(notice).some(({ title, subtitle, lines }) =>
    [title, subtitle, ...lines.slice(0, HEAD_LINES)].some(
      (line) => ANNOUNCEMENT_WORDS.rate.test(foldNotice(line)) && fiveStars.some((name) => line.includes(name)),
    ),
  )
}
