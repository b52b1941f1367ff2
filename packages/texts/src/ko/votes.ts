import type { Areas, TextsOf } from '../areas.ts'

export const votes: TextsOf<Areas['votes']> = {
  title: '유저 평가',
  loading: '투표를 불러오는 중',
  noPolls: '아직 투표할 항목이 없습니다.',
  noVotes: '아직 투표가 없습니다.',
  login: '로그인하고 투표',
  expand: '투표하기',
  total: '{count, plural, other {#표}}',
  retry: '다시 시도',
  fetchFailed: '투표를 불러오지 못했습니다: {reason}',
  failed: '투표가 저장되지 않았습니다: {reason}',
  withdrawFailed: '투표를 취소하지 못했습니다: {reason}',
  summary: {
    top: '{option}({count, number})',
    none: '없음',
    part: '{poll}: {top}',
    separator: ', ',
  },
}
