import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title} (예상)`,
  ends: (title) => `${title} 종료`,
  expected: '날짜는 아직 발표되지 않았습니다. 기존 주기로 예상한 것으로, 바뀔 수 있습니다.',
  endExpected: '종료일은 아직 발표되지 않았습니다. 기존 주기로 예상한 것으로, 바뀔 수 있습니다.',
  startExpected: '시작일은 아직 발표되지 않았습니다. 기존 주기로 예상한 것으로, 바뀔 수 있습니다.',
  own: '직접 추가함',
  gone: '더 이상 목록에 없습니다.',
  code: (code) => `리딤 코드 ${code}`,
}
