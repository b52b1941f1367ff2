import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls: '이 계정에는 이 기기에 없는 뽑기 기록 {pulls, number}개가 있습니다.',
  fromFiles: '로그인하기 전에 연 파일의 뽑기 기록 {pulls, number}개가 이 기기에 있습니다. 계정에 추가할까요?',
  preview: '미리보기',
  download: '모두 다운로드',
  sync: '동기화',
  syncAll: '동기화하고 다운로드',
  running: '다운로드 중: {game} ({number, number}/{total, number})',
  failed: '계정 {total, number}개 중 {done, number}개를 다운로드했습니다. {reason}',
  donePulls: '뽑기 기록 {pulls, number}개를 다운로드했습니다.',
  others: {
    title: '다른 계정이 사용한 기기입니다',
    text: '다른 계정의 표시 {marks, number}개와 계획 목표 {goals, number}개가 이 기기에 있습니다. 따로 보관하면 그 계정이 다시 로그인할 때 돌아옵니다.',
    aside: '보관하고 내 것으로 시작',
    share: '그대로 사용',
  },
}
