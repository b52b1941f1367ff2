import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title}（予想）`,
  ends: (title) => `${title} 終了`,
  expected: '日付は未発表です。これまでの周期からの予想で、変わることがあります。',
  endExpected: '終了日は未発表です。これまでの周期からの予想で、変わることがあります。',
  startExpected: '開始日は未発表です。これまでの周期からの予想で、変わることがあります。',
  own: 'あなたが追加',
  gone: '掲載が終了しました。',
  code: (code) => `交換コード ${code}`,
}
