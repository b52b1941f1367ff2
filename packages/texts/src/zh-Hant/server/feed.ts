import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title}（預計）`,
  ends: (title) => `${title} 結束`,
  expected: '日期尚未公布，依慣例推算，可能會變動。',
  endExpected: '結束時間尚未公布，依慣例推算，可能會變動。',
  startExpected: '開始時間尚未公布，依慣例推算，可能會變動。',
  own: '由你新增',
  gone: '已從清單中移除。',
  code: (code) => `兌換碼 ${code}`,
}
