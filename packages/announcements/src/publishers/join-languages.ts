import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { PublisherNotice } from '../notice/notice.ts'

/**
 * Several languages' notices of one game as one list, in the order of the first language. One number mostly means one
 * notice; where a publisher gives it to several, those that are shown at the same time are one, and a language in which
 * that does not distinguish them is left out of them. Times and places are those of the first language.
 */
export function joinLanguages(readings: readonly (readonly PublisherNotice[])[]): readonly PublisherNotice[] {
  let joined: readonly PublisherNotice[] = []
  for (const notices of readings) {
    const known = groupBy(joined, ({ id }) => id)
    const added = groupBy(notices, ({ id }) => id)
    const partners = new Map<PublisherNotice, PublisherNotice>()
    for (const [id, sameNumber] of added) {
      for (const notice of sameNumber) {
        const partner = partnerOf(notice, { known: known.get(id) ?? [], added: sameNumber })
        if (partner) partners.set(partner, notice)
      }
    }
    const texts = (notice: PublisherNotice) => new Map([...(partners.get(notice)?.texts ?? []), ...notice.texts])
    const news = notices.filter(({ id }) => !known.has(id))
    joined = [...joined.map((notice) => ({ ...notice, texts: texts(notice) })), ...news]
  }
  return joined
}

function partnerOf(
  notice: PublisherNotice,
  { known, added }: { readonly known: readonly PublisherNotice[]; readonly added: readonly PublisherNotice[] },
): PublisherNotice | null {
  if (known.length === 1 && added.length === 1) return known[0] ?? null
  const [partner, ...more] = known.filter((candidate) => isShownWith(candidate, notice))
  const isOnlyOne = added.filter((other) => isShownWith(other, notice)).length === 1
  return partner && more.length === 0 && isOnlyOne ? partner : null
}

function isShownWith(one: PublisherNotice, other: PublisherNotice): boolean {
  return one.shownFrom.at === other.shownFrom.at && one.shownUntil.at === other.shownUntil.at
}
