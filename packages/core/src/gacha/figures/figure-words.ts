import { dayText } from '../../language/dates.ts'
import type { Language } from '../../language/language.ts'
import { punctuationOf } from '../../language/punctuation.ts'
import { type CalendarDay, parseDay } from '../../time/calendar.ts'
import type { PoolFacts } from '../facts.ts'
import { type Luck, luckGatesOf } from './luck.ts'
import type { CostSummary, FiftyFiftySummary, PoolSummary } from './pool-summary.ts'
import { clampedPercentile, type ShareFigures } from './share-figures.ts'

/** The texts of an area in a language. @param key within the area */
export type SayWords = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface FigureWords {
  readonly language: Language
  /** What the game calls a 5-star. */
  readonly five: string
  /** The area `gacha`. */
  readonly say: SayWords
}

/** One figure, for pages of the app and of the server alike. */
export interface FigureText {
  readonly label: string
  /** `null`: nothing to show yet. */
  readonly value: string | null
  readonly explanation: string
  /** What the label alone does not say; `null`: nothing. */
  readonly meaning: string | null
}

/** A pool's figures, each with its sample, as the pages of an account show them. */
export function poolFigures(summary: PoolSummary, pool: PoolFacts | undefined, words: FigureWords): FigureText[] {
  const { rarities, fiftyFifty, luck } = summary
  const cost = rarities[5].pity
  const gates = luckGatesOf(pool)
  return [
    ...(cost ? [costFigure('cost', cost, words)] : []),
    ...(fiftyFifty ? [costFigure('featured', fiftyFifty.cost, words), winRate(fiftyFifty, pool, words)] : []),
    ...(luck ? [luckFigure('luck', luck, { ...words, gate: gates.fiveStar })] : []),
    ...(fiftyFifty?.luck ? [luckFigure('featuredLuck', fiftyFifty.luck, { ...words, gate: gates.featured })] : []),
    shareFigure(summary, words),
  ]
}

function costFigure(
  name: 'cost' | 'featured',
  { mean, median, sample, min, max }: CostSummary,
  { five, say, language }: FigureWords,
): FigureText {
  const values = { five, sample, median: decimal(median ?? 0, language), min: min ?? 0, max: max ?? 0 }
  return {
    label: say(`statistics.${name}.label`, { five }),
    value: mean === null ? null : decimal(mean, language),
    explanation: say(`statistics.${name}.${mean === null ? 'none' : 'explanation'}`, values),
    meaning: null,
  }
}

function winRate(
  { flips, byPoint, winRate: rate }: FiftyFiftySummary,
  pool: PoolFacts | undefined,
  { say, language }: FigureWords,
): FigureText {
  const odds = oddsWords(pool?.featuredRate5 ?? null)
  return {
    label: say('statistics.wins.label', { odds }),
    value: rate && percent(rate.value, language),
    explanation: sentences(
      [
        say(`statistics.wins.${rate ? 'explanation' : 'none'}`, { won: flips.won, flips: flips.total, odds }),
        ...(byPoint === 0 ? [] : [say('statistics.wins.byPoints', { count: byPoint })]),
      ],
      language,
    ),
    meaning:
      rate && say('statistics.wins.meaning', { low: percent(rate.low, language), high: percent(rate.high, language) }),
  }
}

/** `75/25`: what a flip of the pool is called. */
function oddsWords(share: number | null): string {
  return share === null ? '50/50' : `${Math.round(share * 100)}/${Math.round((1 - share) * 100)}`
}

function luckFigure(
  name: 'luck' | 'featuredLuck',
  { percentile, doubts, sample, pulls }: Luck,
  { five, say, language, gate }: FigureWords & { readonly gate: number | null },
): FigureText {
  const label = say(`statistics.${name}.label`, { five })
  if (percentile === null) {
    const explanation = say('statistics.tooFew', { count: Math.max(1, (gate ?? 0) - pulls) })
    return { label, value: null, explanation, meaning: null }
  }
  const [low, high] = [clampedPercentile(percentile.low), clampedPercentile(percentile.high)]
  const isRange = percent(low, language) !== percent(high, language)
  return {
    label,
    value: percentRange({ low, high }, { say, language }),
    explanation: say(`statistics.${name}.explanation`, { sample, pulls }),
    meaning: sentences(
      [
        say(`statistics.${name}.meaning`, { five }),
        ...(isRange ? doubts.map((doubt) => say(`statistics.doubt.${doubt}`, { five })) : []),
      ],
      language,
    ),
  }
}

function shareFigure(
  { rarities, total, isCompleteFromStart }: PoolSummary,
  { five, say, language }: FigureWords,
): FigureText {
  const { count } = rarities[5]
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(count / total)
  return {
    label: say('statistics.share.label', { five }),
    value: share,
    explanation: say(`statistics.share.${isCompleteFromStart ? 'whole' : 'part'}`, { count, total }),
    meaning: null,
  }
}

/** A figure of an account over the lines that say what it is. */
export interface AccountFigure {
  readonly value: string
  readonly labels: readonly string[]
}

interface AccountWords extends FigureWords {
  /** The area `gachaShare`. */
  readonly sayShared: SayWords
  readonly poolName: (poolId: string) => string
}

/** What an account's pulls amount to; figures that the history does not carry are absent. (SHARE-1) */
export function accountFigures(
  { pulls, average, flips, luck }: Pick<ShareFigures, 'pulls' | 'average' | 'flips' | 'luck'>,
  { sayShared, say, five, language, poolName }: AccountWords,
): readonly AccountFigure[] {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const shown: (AccountFigure | null)[] = [
    { value: new Intl.NumberFormat(language).format(pulls), labels: [sayShared('pulls')] },
    average === null
      ? null
      : { value: new Intl.NumberFormat(language, tenths).format(average), labels: [sayShared('average', { five })] },
    flips && { value: sayShared('wonOf', { ...flips }), labels: [sayShared('flips')] },
    luck && {
      value: sayShared('luck', { percent: percentRange(luck, { say, language }) }),
      labels: [sayShared('luckBy'), sayShared('luckSample', { pool: poolName(luck.poolId), count: luck.pulls })],
    },
  ]
  return shown.filter((figure) => figure !== null)
}

/** `Sep 2023 to Nov 2026`, or one month alone. */
export function pullSpanText(
  { firstTime, lastTime }: Pick<ShareFigures, 'firstTime' | 'lastTime'>,
  language: Language,
  sayShared: SayWords,
): string {
  const [first, last] = [parseDay(firstTime.slice(0, 10)), parseDay(lastTime.slice(0, 10))]
  if (first === null || last === null) return ''
  const month = (day: CalendarDay) => dayText(day, language, { year: 'numeric', month: 'short' })
  const [from, to] = [month(first), month(last)]
  return from === to ? from : sayShared('span', { from, to })
}

function percentRange(
  { low, high }: { readonly low: number; readonly high: number },
  { say, language }: Pick<FigureWords, 'say' | 'language'>,
): string {
  const [from, to] = [percent(low, language), percent(high, language)]
  return from === to ? from : say('statistics.percentRange', { low: from, high: to })
}

function sentences(all: readonly string[], language: Language): string {
  return all.join(punctuationOf(language).gap)
}

function decimal(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}

function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)
}
