import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { instantOf } from '@ephemeris/core/time/wall-time'
import { momentOf as at, PUBLISHER_OFFSET, type PublisherNotice } from '../notice/notice.ts'
import { inEach, textsOf, titlesOf } from '../notice/texts.ts'
import { ANNOUNCEMENT_WORDS } from '../words/words.ts'
import { type AnnouncedActivity, announcedAt } from './announced-activity.ts'

/** Stands for what a publisher shows of a version before it opens, like the id of a recurring challenge. */
export const PROGRAMME = 'special_programme'

/** Notices state the beginning alone; programmes take about an hour. */
export const PROGRAMME_MS = HOUR_MS

/** The special programme that a notice announces by its title and the only moment in its text; `null`: none. (ANN-80) */
export function announcedProgramme(notice: PublisherNotice): AnnouncedActivity | null {
  if (!titlesOf(notice).some((title) => ANNOUNCEMENT_WORDS.programme.test(title))) return null
  const passages = textsOf(notice).flatMap((text) => text.passages)
  const moments = passages.flatMap((passage) =>
    passage.times.flatMap(({ stated, clock }) => {
      const zone = clock ?? passage.onlyClock ?? PUBLISHER_OFFSET
      return stated.kind === 'date' && zone !== 'server' ? [instantOf(stated.wall, zone)] : []
    }),
  )
  const [start, ...others] = new Set(moments)
  if (start === undefined || others.length > 0) return null
  if (start < at(notice.shownFrom) - DAY_MS || start > at(notice.shownUntil)) return null
  const end = instant(start + PROGRAMME_MS)
  return {
    ...announcedAt(notice, 'event', {
      start: { kind: 'instant', at: start },
      end: { kind: 'instant', at: end },
      basis: 'text',
    }),
    // The title may quote the name of the version.
    name: inEach(notice, ({ title }) => title),
    cycle: PROGRAMME,
  }
}
