import type { Language } from '@ephemeris/core/language/language'

/** What a feed says beside titles and names. */
export interface FeedWords {
  readonly expectedTitle: (title: string) => string
  readonly expected: string
  readonly endExpected: string
  readonly gone: string
}

export const FEED_WORDS: Readonly<Record<Language, FeedWords>> = {
  en: {
    expectedTitle: (title) => `${title} (expected)`,
    expected: 'Not announced yet. The dates follow the usual rhythm and may change.',
    endExpected: 'The end is not announced yet. It follows the usual rhythm and may change.',
    gone: 'No longer listed.',
  },
  'zh-Hans': {
    expectedTitle: (title) => `${title}（预计）`,
    expected: '尚未公布，日期按惯例推算，可能会变动。',
    endExpected: '结束时间尚未公布，按惯例推算，可能会变动。',
    gone: '已从列表中移除。',
  },
  'zh-Hant': {
    expectedTitle: (title) => `${title}（預計）`,
    expected: '尚未公布，日期依慣例推算，可能會變動。',
    endExpected: '結束時間尚未公布，依慣例推算，可能會變動。',
    gone: '已從清單中移除。',
  },
  ja: {
    expectedTitle: (title) => `${title}（予想）`,
    expected: '未発表です。日付はこれまでの周期からの予想で、変わることがあります。',
    endExpected: '終了日は未発表です。これまでの周期からの予想で、変わることがあります。',
    gone: '掲載が終了しました。',
  },
  ko: {
    expectedTitle: (title) => `${title} (예상)`,
    expected: '아직 발표되지 않았습니다. 날짜는 기존 주기로 예상한 것으로, 바뀔 수 있습니다.',
    endExpected: '종료일은 아직 발표되지 않았습니다. 기존 주기로 예상한 것으로, 바뀔 수 있습니다.',
    gone: '더 이상 목록에 없습니다.',
  },
  fr: {
    expectedTitle: (title) => `${title} (estimation)`,
    expected: 'Pas encore annoncé. Les dates suivent le rythme habituel et peuvent changer.',
    endExpected: 'La fin n’est pas encore annoncée. Elle suit le rythme habituel et peut changer.',
    gone: 'Ne figure plus dans la liste.',
  },
}
