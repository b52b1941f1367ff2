import type { Language } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import type { PublisherNotice } from './notice.ts'
import { noticeLines } from './notice-lines.ts'

interface Sample extends Partial<Omit<PublisherNotice, 'texts'>> {
  readonly title?: string
  readonly subtitle?: string
  readonly language?: Language
  /** HTML. */
  readonly body?: string
}

export const SAMPLE_PERIOD = '<p>〓活动时间〓</p><p>2026/05/20 10:00 ~ 2026/06/03 03:59</p>'

/** A notice of Genshin Impact, with a period, shown from 19 May to 9 June 2026. */
export function sampleNotice({
  title = '「远行」活动',
  subtitle = '',
  language = 'zh-Hans',
  body = SAMPLE_PERIOD,
  ...rest
}: Sample): PublisherNotice {
  return {
    gameId: 'genshin',
    id: '1',
    section: '1',
    label: '',
    shownFrom: { kind: 'instant', at: instant(Date.UTC(2026, 4, 19, 4)) },
    shownUntil: { kind: 'instant', at: instant(Date.UTC(2026, 5, 9, 10)) },
    isPermanent: false,
    texts: new Map([[language, { title, subtitle, lines: noticeLines(body), bannerUrl: null }]]),
    ...rest,
  }
}
