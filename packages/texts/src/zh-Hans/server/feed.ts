import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title}（预计）`,
  ends: (title) => `${title} 结束`,
  expected: '日期尚未公布，按惯例推算，可能会变动。',
  endExpected: '结束时间尚未公布，按惯例推算，可能会变动。',
  startExpected: '开始时间尚未公布，按惯例推算，可能会变动。',
  own: '由你添加',
  gone: '已从列表中移除。',
  code: (code) => `兑换码 ${code}`,
}
