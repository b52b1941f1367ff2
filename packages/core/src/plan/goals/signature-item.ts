import { type MsSpan, spanOn } from '../../gacha/fact-span.ts'
import type { FactIndex, FeaturedFacts } from '../../gacha/facts.ts'
import type { UtcOffset } from '../../time/zone.ts'

interface SignatureInput {
  readonly index: FactIndex
  readonly server: UtcOffset
}

/** Banners with more featured 5-stars bring back what is older. */
const MAX_PLAIN = 2

/**
 * What was made for a character: the only new item of its kind of weapon, path or specialty in the first banners of the
 * character, which never had a plain banner of its own without the character; `null` wherever the facts leave a doubt.
 * (PLAN-54)
 */
export function signatureItem(itemId: string, { index, server }: SignatureInput): string | null {
  const { facts, items } = index
  const character = items.get(itemId)
  const debut = debutOf(itemId, facts.history)
  if (!character?.class || !debut) return null
  const together = new Set(
    facts.history.filter(({ start }) => start === debut.start).flatMap(({ featured5 }) => featured5),
  )
  const isNew = (id: string) =>
    items.get(id)?.class === character.class && debutOf(id, facts.history)?.start === debut.start
  const [other, ...more] = [...together].filter((id) => id !== itemId && isNew(id))
  if (other === undefined || more.length > 0 || items.get(other)?.type === character.type) return null

  const spansOf = (id: string, most: number): readonly MsSpan[] =>
    facts.history
      .filter(({ featured5 }) => featured5.includes(id) && featured5.length <= most)
      .map(({ start, end }) => spanOn(server, start, end))
  const own = spansOf(itemId, Number.POSITIVE_INFINITY)
  const isBeside = (span: MsSpan) => own.some(({ from, to }) => from < span.to && span.from < to)
  return spansOf(other, MAX_PLAIN).every(isBeside) ? other : null
}

/** The history is in the order of its starts. */
function debutOf(itemId: string, history: readonly FeaturedFacts[]): FeaturedFacts | undefined {
  return history.find(({ featured5 }) => featured5.includes(itemId))
}
